package org.bowsprit.console;

/** How a command ended, as the process tells its caller; the numbers are a promise to scripts. */
public enum ExitCode {
  /** Everything that was asked for is done. */
  DONE(0),
  /** A check or a game failed, or the program met a fault of its own. */
  FAILED(1),
  /** The command line makes no sense. */
  USAGE(2),
  /** Game data is missing or unreadable. */
  DATA(3),
  /** A plugin that was asked for could not do its work. */
  PLUGIN(4);

  private final int number;

  ExitCode(int number) {
    this.number = number;
  }

  /**
   * Returns the code a process ended with.
   *
   * @param number 0–4; any other means a fault of the program
   */
  public static ExitCode of(int number) {
    for (ExitCode code : values()) {
      if (code.number == number) {
        return code;
      }
    }
    return FAILED;
  }

  /** Returns the process exit status. */
  public int number() {
    return number;
  }
}
