package org.bowsprit.launcher.command;

import java.nio.file.Path;
import org.bowsprit.launcher.CapturedConsole;

/**
 * A process that installs two versions of a plugin alternately until it is killed. It takes them
 * from files, or from a registry, where the second version is an update. It prints a line for each
 * installed version.
 */
public final class InstallLoop {

  /** Replaces the name of the first file if the plugin comes from the registry that was added. */
  static final String REGISTRY = "registry";

  private InstallLoop() {}

  /**
   * Installs the files in the third and fourth argument, or version 1.0.0 and the update of the
   * plugin whose id is the second argument. The first argument is the home folder.
   */
  public static void main(String[] arguments) {
    Path home = Path.of(arguments[0]);
    String id = arguments[1];
    for (int round = 0; ; round++) {
      String told = arguments[2 + round % 2];
      if (!arguments[2].equals(REGISTRY)) {
        run(home, "plugins", "install", "--older", told);
      } else if (round % 2 == 0) {
        run(home, "plugins", "install", "--older", id + "@1.0.0");
      } else {
        run(home, "plugins", "update", id);
      }
      System.out.println(told);
    }
  }

  private static void run(Path home, String... command) {
    CapturedConsole console = new CapturedConsole();
    int exitCode = console.run(home, command);
    if (exitCode != 0) {
      System.err.println(console.err());
      System.exit(exitCode);
    }
  }
}
