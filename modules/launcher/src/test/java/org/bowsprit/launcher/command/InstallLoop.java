package org.bowsprit.launcher.command;

import java.nio.file.Path;
import org.bowsprit.launcher.CapturedConsole;

/**
 * A process that alternately installs two versions of a plugin until it is killed; it prints each
 * installed version.
 */
public final class InstallLoop {

  private InstallLoop() {}

  /** Installs the second and third argument; the first argument is the home folder. */
  public static void main(String[] arguments) {
    for (int round = 0; ; round++) {
      CapturedConsole console = new CapturedConsole();
      String jar = arguments[1 + round % 2];
      int exitCode = console.run(Path.of(arguments[0]), "plugins", "install", "--older", jar);
      if (exitCode != 0) {
        System.err.println(console.err());
        System.exit(exitCode);
      }
      System.out.println(jar);
    }
  }
}
