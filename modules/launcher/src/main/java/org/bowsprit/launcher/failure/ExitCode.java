package org.bowsprit.launcher.failure;

/** The exit code of a command. The numbers never change, because scripts rely on them. */
public enum ExitCode {
  /** The command has done everything that was requested. */
  DONE(0),
  /** A check or a game failed, or the program has a bug. */
  FAILED(1),
  /** The command line is wrong. */
  USAGE(2),
  /** Game data is missing or unreadable. */
  DATA(3),
  /** A requested plugin did not work. */
  PLUGIN(4);

  private final int number;

  ExitCode(int number) {
    this.number = number;
  }

  /**
   * Returns the exit code with a number.
   *
   * @param number the number, 0–4; any other number is a bug of the program
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
