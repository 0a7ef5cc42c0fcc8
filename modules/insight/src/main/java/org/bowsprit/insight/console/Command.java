package org.bowsprit.insight.console;

import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.bowsprit.player.text.Texts;

/**
 * Something the console can be told.
 *
 * @param name the word it begins with
 * @param usage name and arguments, such as {@code actor N}
 * @param choices the words its first argument is completed with
 * @param action does it
 */
public record Command(String name, String usage, Supplier<List<String>> choices, Action action) {

  /** What a command does. */
  @FunctionalInterface
  public interface Action {

    /**
     * Does it.
     *
     * @param arguments what was said after the name
     * @return what to print
     * @throws ConsoleException if it cannot be done, with a sentence that says why
     */
    List<String> run(Arguments arguments);
  }

  public Command {
    Objects.requireNonNull(name, "name must not be null");
    Objects.requireNonNull(usage, "usage must not be null");
    Objects.requireNonNull(choices, "choices must not be null");
    Objects.requireNonNull(action, "action must not be null");
  }

  /** Makes a command whose arguments are not completed; its name is the usage's first word. */
  public static Command of(String usage, Action action) {
    return of(usage, List::of, action);
  }

  /** Makes a command whose first argument is completed with these words. */
  public static Command of(String usage, Supplier<List<String>> choices, Action action) {
    return new Command(usage.split(" ", 2)[0], usage, choices, action);
  }

  /** Returns what it does, in a few words. */
  String summary(Texts texts) {
    return texts.of("help." + name);
  }
}
