package org.bowsprit.launcher.command;

import java.nio.file.Path;
import org.bowsprit.launcher.CapturedConsole;

/**
 * A process that installs two versions of a plugin alternately until it is killed. It installs
 * either both versions from files, or the first version from a registry and then its update. It
 * prints a line for each installed version.
 */
public final class InstallLoop {

  /**
   * The third argument of {@link #main} if the plugin is installed from the registry in the
   * settings.
   */
  static final String REGISTRY = "registry";

  private InstallLoop() {}

  /**
   * Installs two versions of a plugin alternately. The arguments are the home folder, the id of the
   * plugin, and two plugin files. If the third argument is {@link #REGISTRY} instead of a file,
   * version 1.0.0 and its update are installed from the registry.
   */
  public static void main(String[] arguments) {
    Path home = Path.of(arguments[0]);
    String id = arguments[1];
    for (int iteration = 0; ; iteration++) {
      String argument = arguments[2 + iteration % 2];
      if (!arguments[2].equals(REGISTRY)) {
        run(home, "plugins", "install", "--older", argument);
      } else if (iteration % 2 == 0) {
        run(home, "plugins", "install", "--older", id + "@1.0.0");
      } else {
        run(home, "plugins", "update", id);
      }
      System.out.println(argument);
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
