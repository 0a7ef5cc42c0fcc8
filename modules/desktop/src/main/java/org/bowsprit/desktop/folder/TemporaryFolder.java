package org.bowsprit.desktop.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * A temporary folder for one command. It is deleted with its contents, even if the command is
 * interrupted.
 */
public final class TemporaryFolder implements AutoCloseable {

  private final Path path;
  private final Thread hook = new Thread(this::delete, "temporary folder");

  /**
   * Creates a folder in the system's folder for temporary files.
   *
   * @param prefix the start of the folder's name
   */
  public TemporaryFolder(String prefix) throws IOException {
    path = Files.createTempDirectory(prefix);
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException theProgramEnds) {
      // The JVM is already shutting down. Without the hook, only close() deletes the folder.
    }
  }

  /** Returns the path of the folder. */
  public Path path() {
    return path;
  }

  @Override
  public void close() {
    delete();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException theProgramEnds) {
      // The JVM is shutting down. The hook has run or is running, and will find nothing to delete.
    }
  }

  /**
   * Deletes the folder. Files that cannot be deleted are left to the system, which cleans up its
   * temporary files.
   */
  private void delete() {
    try (Stream<Path> all = Files.walk(path)) {
      all.sorted(Comparator.reverseOrder()).forEach(each -> each.toFile().delete());
    } catch (IOException e) {
      // The folder has already been deleted.
    }
  }
}
