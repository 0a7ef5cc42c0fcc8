package org.bowsprit.launcher.command;

import java.util.List;

/**
 * Lists the commands of {@code bowsprit}.
 *
 * <p>Picocli takes milliseconds for each command, so only the commands that a command line may need
 * are created.
 */
public final class Commands {

  // The commands are in the order in which a user needs them, one per line. The names are repeated
  // here because reading them from annotations would take tens of milliseconds.
  private static final List<NamedCommand> ALL =
      List.of(
          new NamedCommand("play", PlayCommand.class),
          new NamedCommand("run", RunCommand.class),
          new NamedCommand("replay", ReplayCommand.class),
          new NamedCommand("journal", JournalCommand.class),
          new NamedCommand("trace", TraceCommand.class),
          new NamedCommand("games", GamesCommand.class),
          new NamedCommand("inspect", InspectCommand.class),
          new NamedCommand("extract", ExtractCommand.class),
          new NamedCommand("listen", ListenCommand.class),
          new NamedCommand("disasm", DisasmCommand.class),
          new NamedCommand("asm", AsmCommand.class),
          new NamedCommand("verify", VerifyCommand.class),
          new NamedCommand("census", CensusCommand.class),
          new NamedCommand("new-game", NewGameCommand.class),
          new NamedCommand("build", BuildCommand.class),
          new NamedCommand("format", FormatCommand.class),
          new NamedCommand("language-server", LanguageServerCommand.class),
          new NamedCommand("test", TestCommand.class),
          new NamedCommand("debug-adapter", DebugAdapterCommand.class),
          new NamedCommand("playtest", PlaytestCommand.class),
          new NamedCommand("env", EnvCommand.class),
          new NamedCommand("solve", SolveCommand.class),
          new NamedCommand("trials", TrialsCommand.class),
          new NamedCommand("texts", TextsCommand.class),
          new NamedCommand("decompile", DecompileCommand.class),
          new NamedCommand("export-web", ExportWebCommand.class),
          new NamedCommand("package", PackageCommand.class),
          new NamedCommand("route", RouteCommand.class),
          new NamedCommand("compare", CompareCommand.class),
          new NamedCommand("lab", LabCommand.class),
          new NamedCommand("diff-frames", DiffFramesCommand.class),
          new NamedCommand("contact-sheet", ContactSheetCommand.class),
          new NamedCommand("plugins", PluginsCommand.class));

  /** A command, with the same name as in its annotation. */
  private record NamedCommand(String name, Class<?> type) {}

  private Commands() {}

  /** Returns all commands. */
  public static List<Class<?>> all() {
    return ALL.stream().<Class<?>>map(NamedCommand::type).toList();
  }

  /**
   * Returns the commands that are needed to parse a command line. This is the command that the
   * first word names, or {@code play} if the command line is empty. In all other cases, returns all
   * commands, for help and suggestions.
   *
   * @param arguments the command line after {@code bowsprit}
   */
  public static List<Class<?>> neededFor(String... arguments) {
    if (arguments.length == 0) {
      return List.of(PlayCommand.class);
    }
    return ALL.stream()
        .filter(command -> command.name().equals(arguments[0]))
        .findFirst()
        .<List<Class<?>>>map(command -> List.of(command.type()))
        .orElseGet(Commands::all);
  }
}
