package org.bowsprit.insight.console;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.bowsprit.desktop.text.Texts;

/**
 * A command of the console.
 *
 * @param name the first word of a line that enters the command
 * @param usage the name and the arguments, such as {@code actor N}
 * @param choices returns the words that can complete the first argument
 * @param action performs the command
 */
public record Command(String name, String usage, Supplier<List<String>> choices, Action action) {

  /** The action of a command. */
  @FunctionalInterface
  public interface Action {

    /**
     * Performs the command.
     *
     * @param arguments the words after the name
     * @return the lines to print
     * @throws ConsoleException if the command fails; the message is a sentence with the reason
     */
    List<String> run(Arguments arguments);
  }

  public Command {
    Objects.requireNonNull(name, "name must not be null");
    Objects.requireNonNull(usage, "usage must not be null");
    Objects.requireNonNull(choices, "choices must not be null");
    Objects.requireNonNull(action, "action must not be null");
  }

  /** Creates a command without completion of arguments. Its name is the first word of the usage. */
  public static Command of(String usage, Action action) {
    return of(usage, List::of, action);
  }

  /** Creates a command with words that complete its first argument. */
  public static Command of(String usage, Supplier<List<String>> choices, Action action) {
    return new Command(usage.split(" ", 2)[0], usage, choices, action);
  }

  /** Returns a short description. */
  String summary(Texts texts) {
    return texts.of("help." + name);
  }
}
