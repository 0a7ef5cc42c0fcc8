package org.bowsprit.launcher.failure;

import java.util.Arrays;
import java.util.function.Function;
import org.bowsprit.desktop.text.Texts;

/** Ends a command with one line for the user and an exit code for the caller. */
public final class CommandFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final ExitCode exitCode;
  private final transient Function<Texts, String> sentence;

  private CommandFailure(ExitCode exitCode, String message, Throwable cause) {
    super(message, cause);
    this.exitCode = exitCode;
    sentence = texts -> message;
  }

  private CommandFailure(String key, Object... values) {
    super(key + " " + Arrays.toString(values));
    exitCode = ExitCode.USAGE;
    sentence = texts -> texts.of(key, values);
  }

  /** Returns a failure of a check or a game. */
  public static CommandFailure failed(String message) {
    return new CommandFailure(ExitCode.FAILED, message, null);
  }

  /** Returns a failure about a wrong command line that picocli could parse. */
  public static CommandFailure usage(String message) {
    return new CommandFailure(ExitCode.USAGE, message, null);
  }

  /**
   * Returns a failure about a wrong command line, with a sentence that is translated.
   *
   * @param key the key of the sentence among the texts of the command line
   * @param values replace <code>{0}</code>, <code>{1}</code> and so on
   */
  public static CommandFailure refused(String key, Object... values) {
    return new CommandFailure(key, values);
  }

  /** Returns a failure about missing or unreadable game data. */
  public static CommandFailure data(String message) {
    return new CommandFailure(ExitCode.DATA, message, null);
  }

  /**
   * Returns a failure about a requested plugin that did not work.
   *
   * @param cause the exception of the plugin, for the log file; may be null
   */
  public static CommandFailure plugin(String message, Throwable cause) {
    return new CommandFailure(ExitCode.PLUGIN, message, cause);
  }

  /** Returns the sentence for the user. */
  public String sentence(Texts texts) {
    return sentence.apply(texts);
  }

  /** Returns the exit code for the caller of the process. */
  public ExitCode exitCode() {
    return exitCode;
  }
}
