package org.bowsprit.launcher;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import org.bowsprit.console.Console;
import org.bowsprit.desktop.folder.ConfigFolder;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.folder.StateFolder;
import org.bowsprit.desktop.folder.TemporaryFolder;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.render.rehearsal.RehearsedWindows;

/**
 * Runs command lines one after the other in one process, without output, so that the Java virtual
 * machine can record the classes that the program needs at its start.
 */
public final class Rehearsal {

  private static final long TIMEOUT_MILLIS = 5_000;

  private Rehearsal() {}

  /**
   * Runs each of {@code commandLines}. Blanks separate the words of a command line. A command line
   * that has not ended after five seconds is abandoned.
   */
  public static void main(String[] commandLines) throws IOException, InterruptedException {
    System.setProperty(RehearsedWindows.PROPERTY, "true");
    ProcessExit ending = Main.rehearse();
    try (TemporaryFolder folder = new TemporaryFolder("bowsprit-rehearsal")) {
      rehearse(commandLines, folder.path());
    }
    ending.exit(ExitCode.DONE.number());
  }

  private static void rehearse(String[] commandLines, Path folder) throws InterruptedException {
    ProgramFolders processFolders = ProgramFolders.ofThisProcess();
    ProgramFolders folders =
        new ProgramFolders(
            processFolders.home(), new StateFolder(folder, folder), new ConfigFolder(folder));
    for (String commandLine : commandLines) {
      Launcher launcher = new Launcher(silentConsole(), folders);
      Thread command = new Thread(() -> launcher.run(commandLine.split(" ")), "command");
      command.setDaemon(true);
      command.start();
      command.join(TIMEOUT_MILLIS);
    }
  }

  private static Console silentConsole() {
    return new Console(Writer.nullWriter(), Writer.nullWriter(), false, false);
  }
}
