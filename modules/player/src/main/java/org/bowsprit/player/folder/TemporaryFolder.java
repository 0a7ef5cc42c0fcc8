package org.bowsprit.player.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder for the time of one command, which is deleted with all in it, also by an interrupt. */
public final class TemporaryFolder implements AutoCloseable {

  private final Path path;
  private final Thread hook = new Thread(this::delete, "temporary folder");

  /**
   * Makes a folder where the system keeps its temporary files.
   *
   * @param prefix what its name begins with
   */
  public TemporaryFolder(String prefix) throws IOException {
    path = Files.createTempDirectory(prefix);
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException theProgramEnds) {
      // Closing it is then the only chance to delete it.
    }
  }

  /** Returns where it is. */
  public Path path() {
    return path;
  }

  @Override
  public void close() {
    delete();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException theProgramEnds) {
      // The hook has run or runs now, and finds nothing to delete.
    }
  }

  /** What can't be deleted is left to the system, which sweeps its temporary files. */
  private void delete() {
    try (Stream<Path> all = Files.walk(path)) {
      all.sorted(Comparator.reverseOrder()).forEach(each -> each.toFile().delete());
    } catch (IOException gone) {
      // Deleted before.
    }
  }
}
