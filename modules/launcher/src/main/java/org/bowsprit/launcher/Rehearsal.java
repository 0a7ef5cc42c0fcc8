package org.bowsprit.launcher;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.bowsprit.launcher.console.Console;
import org.bowsprit.player.folder.ConfigFolder;
import org.bowsprit.player.folder.ProgramFolders;
import org.bowsprit.player.folder.StateFolder;

/**
 * Runs command lines one after the other in one process and says nothing, so that the Java virtual
 * machine can take down which classes a start needs.
 */
public final class Rehearsal {

  private static final long PATIENCE_MILLIS = 5_000;

  private Rehearsal() {}

  /**
   * Runs each of {@code commandLines}, words separated by blanks. One that has not ended after five
   * seconds, such as a game in a window, is left.
   */
  public static void main(String[] commandLines) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("bowsprit-rehearsal");
    ProgramFolders ours = ProgramFolders.ofThisProcess();
    ProgramFolders folders =
        new ProgramFolders(ours.home(), new StateFolder(folder, folder), new ConfigFolder(folder));
    for (String commandLine : commandLines) {
      Launcher launcher = new Launcher(silentConsole(), folders);
      Thread command = new Thread(() -> launcher.run(commandLine.split(" ")), "command");
      command.setDaemon(true);
      command.start();
      command.join(PATIENCE_MILLIS);
    }
    delete(folder);
    System.exit(0);
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }

  private static Console silentConsole() {
    return new Console(Writer.nullWriter(), Writer.nullWriter(), false, false);
  }
}
