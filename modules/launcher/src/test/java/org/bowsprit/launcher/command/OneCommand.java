package org.bowsprit.launcher.command;

import java.nio.file.Path;
import java.util.Arrays;
import org.bowsprit.launcher.CapturedConsole;

/** Runs one command in a separate process. The first argument is the home folder. */
public final class OneCommand {

  private OneCommand() {}

  public static void main(String[] arguments) {
    CapturedConsole console = new CapturedConsole();
    int exitCode =
        console.run(Path.of(arguments[0]), Arrays.copyOfRange(arguments, 1, arguments.length));
    System.err.println(console.err());
    System.exit(exitCode);
  }
}
