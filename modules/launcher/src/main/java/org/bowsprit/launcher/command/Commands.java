package org.bowsprit.launcher.command;

import java.util.List;

/**
 * Lists the commands of {@code bowsprit}.
 *
 * <p>Picocli takes milliseconds for each command, so only the commands that a command line may need
 * are created.
 */
public final class Commands {

  // The commands are in the order in which a person needs them, one per line. The names are
  // repeated here because reading them from annotations would take tens of milliseconds.
  private static final List<Named> ALL =
      List.of(
          new Named("play", PlayCommand.class),
          new Named("run", RunCommand.class),
          new Named("replay", ReplayCommand.class),
          new Named("journal", JournalCommand.class),
          new Named("trace", TraceCommand.class),
          new Named("games", GamesCommand.class),
          new Named("inspect", InspectCommand.class),
          new Named("extract", ExtractCommand.class),
          new Named("listen", ListenCommand.class),
          new Named("disasm", DisasmCommand.class),
          new Named("asm", AsmCommand.class),
          new Named("verify", VerifyCommand.class),
          new Named("census", CensusCommand.class),
          new Named("new-game", NewGameCommand.class),
          new Named("build", BuildCommand.class),
          new Named("format", FormatCommand.class),
          new Named("language-server", LanguageServerCommand.class),
          new Named("test", TestCommand.class),
          new Named("debug-adapter", DebugAdapterCommand.class),
          new Named("playtest", PlaytestCommand.class),
          new Named("env", EnvCommand.class),
          new Named("solve", SolveCommand.class),
          new Named("trials", TrialsCommand.class),
          new Named("texts", TextsCommand.class),
          new Named("decompile", DecompileCommand.class),
          new Named("export-web", ExportWebCommand.class),
          new Named("package", PackageCommand.class),
          new Named("route", RouteCommand.class),
          new Named("compare", CompareCommand.class),
          new Named("lab", LabCommand.class),
          new Named("diff-frames", DiffFramesCommand.class),
          new Named("contact-sheet", ContactSheetCommand.class),
          new Named("plugins", PluginsCommand.class));

  /** A command, with the same name as in its annotation. */
  private record Named(String name, Class<?> type) {}

  private Commands() {}

  /** Returns all commands. */
  public static List<Class<?>> all() {
    return ALL.stream().<Class<?>>map(Named::type).toList();
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
