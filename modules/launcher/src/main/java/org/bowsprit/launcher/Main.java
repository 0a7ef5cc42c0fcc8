package org.bowsprit.launcher;

/** The entry point of the {@code bowsprit} command. */
public final class Main {

  private Main() {}

  /** Runs the command line {@code arguments} and ends the process with its exit code. */
  public static void main(String[] arguments) {
    System.exit(Launcher.ofThisProcess().run(arguments));
  }
}
