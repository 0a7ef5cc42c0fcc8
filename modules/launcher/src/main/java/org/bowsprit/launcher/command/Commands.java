package org.bowsprit.launcher.command;

import java.util.List;
import picocli.CommandLine.Command;

/**
 * The commands below {@code bowsprit}.
 *
 * <p>Picocli takes milliseconds for each, so only those are made that a command line can be about.
 */
public final class Commands {

  // In the order in which a person meets them; one line a command.
  private static final List<Class<?>> ALL =
      List.of(
          PlayCommand.class,
          RunCommand.class,
          ReplayCommand.class,
          TraceCommand.class,
          GamesCommand.class,
          InspectCommand.class,
          ExtractCommand.class,
          ListenCommand.class,
          DisasmCommand.class,
          AsmCommand.class,
          VerifyCommand.class,
          NewGameCommand.class,
          BuildCommand.class,
          DecompileCommand.class,
          ExportWebCommand.class,
          RouteCommand.class,
          CompareCommand.class,
          DiffFramesCommand.class,
          ContactSheetCommand.class,
          PluginsCommand.class);

  private Commands() {}

  /** Returns all commands. */
  public static List<Class<?>> all() {
    return ALL;
  }

  /**
   * Returns the commands that have to be there for a command line to be understood: the one it
   * begins with; the one that stands in for none; else all, for help and for suggestions.
   *
   * @param arguments the command line after {@code bowsprit}
   */
  public static List<Class<?>> neededFor(String... arguments) {
    if (arguments.length == 0) {
      return List.of(PlayCommand.class);
    }
    List<Class<?>> named =
        ALL.stream().filter(command -> name(command).equals(arguments[0])).toList();
    return named.isEmpty() ? ALL : named;
  }

  private static String name(Class<?> command) {
    return command.getAnnotation(Command.class).name();
  }
}
