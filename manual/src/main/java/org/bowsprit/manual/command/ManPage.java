package org.bowsprit.manual.command;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Writes the page for {@code man bowsprit}: all commands with their options, in the format of
 * {@code man(7)}.
 */
public final class ManPage {

  private final Roff roff = new Roff();
  private final CommandSpec root;

  private ManPage(CommandSpec root) {
    this.root = root;
  }

  /** Returns the page of the command {@code root} and all its subcommands. */
  public static String of(CommandSpec root) {
    return new ManPage(root).text();
  }

  private String text() {
    roff.title(root.name(), "Games");
    roff.section("NAME").paragraph(root.name() + " - " + description(root));
    roff.section("SYNOPSIS").literal(root.name() + " [COMMAND] [OPTION...]");
    roff.section("DESCRIPTION")
        .paragraph(
            description(root)
                + " Without a command it plays the game that comes with it. GAME is a folder or zip"
                + " with the files of a game, or the name of a game that comes with the program.");
    roff.section("OPTIONS OF ALL COMMANDS");
    writeArguments(root.options());
    roff.section("COMMANDS");
    subcommands(root).forEach(this::writeCommand);
    writeExitStatus();
    writeEnvironmentAndFiles();
    return roff.text();
  }

  /**
   * Writes a command and its subcommands. A command that only groups others has no description of
   * its own.
   */
  private void writeCommand(CommandSpec command) {
    List<CommandSpec> subcommands = subcommands(command);
    if (subcommands.isEmpty()) {
      roff.subsection(synopsis(command)).paragraph(description(command));
      writeArguments(command.positionalParameters());
      writeArguments(commandOptions(command.options()));
    }
    subcommands.forEach(this::writeCommand);
  }

  private static List<CommandSpec> subcommands(CommandSpec command) {
    // Aliases are names of the same command. The help command is explained only once.
    return new LinkedHashSet<>(command.subcommands().values())
        .stream()
            .map(line -> line.getCommandSpec())
            .filter(spec -> !spec.usageMessage().hidden())
            .toList();
  }

  private static String synopsis(CommandSpec command) {
    List<String> words = new ArrayList<>(List.of(command.qualifiedName()));
    for (OptionSpec option : commandOptions(command.options())) {
      if (option.required()) {
        words.add(option.longestName() + " " + option.paramLabel());
      }
    }
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      words.add(synopsisOf(parameter));
    }
    return String.join(" ", words);
  }

  private static String synopsisOf(PositionalParamSpec parameter) {
    String label = parameter.paramLabel() + (parameter.arity().max() > 1 ? "..." : "");
    return parameter.required() ? label : "[" + label + "]";
  }

  private void writeArguments(Collection<? extends ArgSpec> arguments) {
    for (ArgSpec argument : arguments) {
      if (!argument.hidden()) {
        roff.tagged(tag(argument), String.join(" ", argument.description()));
      }
    }
  }

  private static String tag(ArgSpec argument) {
    if (argument instanceof OptionSpec option) {
      boolean takesValue = option.arity().max() > 0;
      return String.join(", ", option.names()) + (takesValue ? " " + option.paramLabel() : "");
    }
    return argument.paramLabel();
  }

  /**
   * Returns the options that only some commands have. Options of all commands are explained only
   * once.
   */
  private static List<OptionSpec> commandOptions(List<OptionSpec> options) {
    return options.stream()
        .filter(option -> !option.inherited() && !option.usageHelp() && !option.versionHelp())
        .toList();
  }

  private void writeExitStatus() {
    roff.section("EXIT STATUS");
    root.usageMessage().exitCodeList().forEach(roff::tagged);
  }

  private void writeEnvironmentAndFiles() {
    roff.section("ENVIRONMENT")
        .tagged("BOWSPRIT_JAVA_OPTS", "Further options for the Java virtual machine.")
        .tagged("JAVA_HOME", "The Java installation to use if none is bundled with the program.")
        .tagged("NO_COLOR", "If it is not empty, the output has no colours.")
        .tagged("XDG_STATE_HOME", "The parent folder of the saved games and the log file.")
        .tagged("XDG_CONFIG_HOME", "The parent folder of the settings.");
    roff.section("FILES")
        .tagged(
            "~/.local/state/bowsprit", "Saved games, installed plugins, the log file bowsprit.log.")
        .tagged("~/.config/bowsprit", "The settings, bowsprit.toml.");
  }

  private static String description(CommandSpec command) {
    return String.join(" ", command.usageMessage().description());
  }
}
