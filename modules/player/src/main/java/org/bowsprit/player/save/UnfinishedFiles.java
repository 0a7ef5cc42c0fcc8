package org.bowsprit.player.save;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Temporary files that are written in the folder of the files that they will replace. Each has a
 * unique name that contains the number of the process that writes it. If that process no longer
 * exists, the file is a leftover.
 */
public final class UnfinishedFiles {

  private static final Logger LOG = LoggerFactory.getLogger(UnfinishedFiles.class);
  private static final String SUFFIX = ".tmp";
  private static final Pattern NAME = Pattern.compile(".*\\.([0-9]{1,18})-[0-9a-f]{8}\\.tmp");
  private static final int RANDOM_DIGITS = 8;

  private UnfinishedFiles() {}

  /** Returns a new name in the folder of {@code file}. */
  static Path newFileBeside(Path file) {
    String random = UUID.randomUUID().toString().substring(0, RANDOM_DIGITS);
    long process = ProcessHandle.current().pid();
    return file.resolveSibling(file.getFileName() + "." + process + "-" + random + SUFFIX);
  }

  /** Deletes the files of processes that were killed while they wrote to a folder. */
  public static void deleteLeftovers(Path folder) {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(folder, UnfinishedFiles::isLeftover)) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // Remaining files do no harm. The next start tries to delete them again.
      LOG.debug("some leftover files were not deleted", e);
    }
  }

  private static boolean isLeftover(Path file) {
    Matcher name = NAME.matcher(file.getFileName().toString());
    return name.matches()
        && ProcessHandle.of(Long.parseLong(name.group(1))).filter(ProcessHandle::isAlive).isEmpty();
  }
}
