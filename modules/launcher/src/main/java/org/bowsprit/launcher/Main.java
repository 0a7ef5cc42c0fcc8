package org.bowsprit.launcher;

/** The entry point of the {@code bowsprit} command. */
public final class Main {

  private static final long PATIENCE_MILLIS = 3_000;

  private Main() {}

  /**
   * Runs the command line {@code arguments} and ends the process with its exit code.
   *
   * <p>Scripts read standard output, so that it is for results alone: what plugins print there goes
   * to standard error. The command runs on a thread of its own and leaves this one to windows.
   */
  public static void main(String[] arguments) {
    System.setOut(System.err);
    MainThread windows = new MainThread();
    Launcher launcher = Launcher.ofThisProcess(windows);
    new Thread(() -> end(launcher.run(arguments)), "bowsprit").start();
    windows.serve();
  }

  /** A plugin may have asked for something to be done at the end, and that may never be done. */
  private static void end(int exitCode) {
    Thread impatience =
        new Thread(
            () -> {
              try {
                Thread.sleep(PATIENCE_MILLIS);
                Runtime.getRuntime().halt(exitCode);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "end");
    impatience.setDaemon(true);
    impatience.start();
    System.exit(exitCode);
  }
}
