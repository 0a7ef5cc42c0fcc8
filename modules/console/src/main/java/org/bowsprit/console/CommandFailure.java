package org.bowsprit.console;

import java.util.Arrays;
import java.util.function.Function;
import org.bowsprit.player.text.Texts;

/** Ends a command with one line for the person who typed it and an exit code for the caller. */
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

  /** A check or a game failed. */
  public static CommandFailure failed(String message) {
    return new CommandFailure(ExitCode.FAILED, message, null);
  }

  /** What was typed makes no sense, though picocli could parse it. */
  public static CommandFailure usage(String message) {
    return new CommandFailure(ExitCode.USAGE, message, null);
  }

  /**
   * The same, in a sentence that is known in every language.
   *
   * @param key of the sentence among the texts of the command line
   * @param values stand in for <code>{0}</code>, <code>{1}</code> and so on
   */
  public static CommandFailure refused(String key, Object... values) {
    return new CommandFailure(key, values);
  }

  /** Game data is missing or unreadable. */
  public static CommandFailure data(String message) {
    return new CommandFailure(ExitCode.DATA, message, null);
  }

  /**
   * A plugin that was asked for could not do its work.
   *
   * @param cause what the plugin threw, for the log file; may be null
   */
  public static CommandFailure plugin(String message, Throwable cause) {
    return new CommandFailure(ExitCode.PLUGIN, message, cause);
  }

  /** Returns what the person is told. */
  public String sentence(Texts texts) {
    return sentence.apply(texts);
  }

  /** Returns what the caller of the process is told. */
  public ExitCode exitCode() {
    return exitCode;
  }
}
