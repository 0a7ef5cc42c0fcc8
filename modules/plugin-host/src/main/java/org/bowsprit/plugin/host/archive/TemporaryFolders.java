package org.bowsprit.plugin.host.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pf4j.util.FileUtils;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Creates and deletes the temporary folders of processes, including processes that were killed. */
public final class TemporaryFolders {

  private static final Logger LOG = LoggerFactory.getLogger(TemporaryFolders.class);
  private static final String INCOMING = ".incoming";
  private static final Pattern NAME = Pattern.compile("[a-z]+-([0-9]{1,18})-.*");

  private TemporaryFolders() {}

  /** Returns the folder in which plugins are checked before they are moved into {@code folder}. */
  public static Path incoming(Path folder) {
    return folder.resolve(INCOMING);
  }

  /**
   * Creates a temporary folder for this process.
   *
   * @param kind the purpose, in lower-case letters
   */
  public static Path newFolder(Path parent, String kind) throws IOException {
    Files.createDirectories(parent);
    return Files.createTempDirectory(parent, ownPrefix(kind));
  }

  /** Returns whether an entry is a temporary folder of this process. */
  static boolean isOwn(Path entry, String kind) {
    return entry.getFileName().toString().startsWith(ownPrefix(kind));
  }

  private static String ownPrefix(String kind) {
    return kind + "-" + ProcessHandle.current().pid() + "-";
  }

  /** Deletes the temporary folders of processes that have ended. */
  public static void sweep(Path parent) {
    if (!Files.isDirectory(parent)) {
      return;
    }
    try (Stream<Path> entries = Files.list(parent)) {
      List<Path> abandoned = entries.filter(TemporaryFolders::isAbandoned).toList();
      abandoned.forEach(TemporaryFolders::tryToDelete);
    } catch (IOException e) {
      LOG.debug("what is left over in {} is not deleted", parent, e);
    }
  }

  /**
   * Deletes a folder if possible. Another process may be deleting the same folder. The next process
   * deletes the rest.
   */
  static void tryToDelete(Path folder) {
    try {
      FileUtils.delete(folder);
    } catch (IOException e) {
      LOG.debug("{} is not deleted", folder, e);
    }
  }

  private static boolean isAbandoned(Path entry) {
    Matcher name = NAME.matcher(entry.getFileName().toString());
    return name.matches()
        && ProcessHandle.of(Long.parseLong(name.group(1))).filter(ProcessHandle::isAlive).isEmpty();
  }
}
