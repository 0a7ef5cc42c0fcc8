package org.bowsprit.launcher.command;

import java.nio.file.Path;
import java.util.Arrays;
import org.bowsprit.launcher.CapturedConsole;

/**
 * The main class of a process that runs one command. The first argument is the home folder, and the
 * other arguments are the command.
 */
public final class CommandProcess {

  private CommandProcess() {}

  public static void main(String[] arguments) {
    CapturedConsole console = new CapturedConsole();
    int exitCode =
        console.run(Path.of(arguments[0]), Arrays.copyOfRange(arguments, 1, arguments.length));
    System.err.println(console.err());
    System.exit(exitCode);
  }
}
