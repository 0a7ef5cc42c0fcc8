package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import org.bowsprit.console.Console;
import org.bowsprit.launcher.help.HelpTexts;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Prints the output of {@code bowsprit} without arguments, a description of the program and the
 * commands.
 */
final class WelcomeScreen {

  private static final List<String> PICTURE =
      List.of(
          "@|white                              ___..--|@",
          "@|white        |\\          |\\  ___..--'|@",
          "@|white  |\\    | \\    |\\   _\\..-'|@          @|bold Bowsprit|@",
          "@|white  | \\   |__\\   | \\_|--'|@             {0}",
          "@|white  |__\\    |    |__--'|@",
          "@|yellow  ...|.....|....|..//|@",
          "@|yellow  \\               //|@",
          "@|blue ~~~^~~~~~~^~~~~~~~^~~~~^~~~~~^~~~~^~~|@");

  private final Console console;

  private final HelpTexts help;

  @Inject
  WelcomeScreen(Console console, HelpTexts help) {
    this.console = console;
    this.help = help;
  }

  /** Prints the description and the commands below {@code root}. */
  void show(CommandSpec root) {
    help.translate(root.commandLine());
    String about = help.texts().of("welcome.about");
    PICTURE.forEach(line -> console.line(line.replace("{0}", about), ""));
    console.out().println();
    for (CommandLine command : root.subcommands().values()) {
      String line =
          String.format(
              Locale.ROOT,
              "  @|bold %-10s|@ %s",
              command.getCommandName(),
              command.getCommandSpec().usageMessage().description()[0]);
      console.line(line, "");
    }
    console.out().println();
    console.out().println(help.texts().of("welcome.help"));
    console.line("  @|bold bowsprit extract artlab --out artlab|@", "");
  }
}
