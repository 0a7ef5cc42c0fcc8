package org.bowsprit.launcher.failure;

/** Ends a command with one line for the person who typed it and an exit code for the caller. */
public final class CommandFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final ExitCode exitCode;

  private CommandFailure(ExitCode exitCode, String message, Throwable cause) {
    super(message, cause);
    this.exitCode = exitCode;
  }

  /** A check or a game failed. */
  public static CommandFailure failed(String message) {
    return new CommandFailure(ExitCode.FAILED, message, null);
  }

  /** What was typed makes no sense, though picocli could parse it. */
  public static CommandFailure usage(String message) {
    return new CommandFailure(ExitCode.USAGE, message, null);
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

  /** Returns what the caller of the process is told. */
  public ExitCode exitCode() {
    return exitCode;
  }
}
