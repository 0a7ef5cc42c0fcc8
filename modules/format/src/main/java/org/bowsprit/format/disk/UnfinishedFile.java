package org.bowsprit.format.disk;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that appears only when it is complete. Until then it has a temporary name in the same
 * folder, and it is deleted if it is closed before it is finished. No reader sees an incomplete
 * file, even if writing takes hours. If the final path is a link, the link itself is replaced. The
 * file gets the mode of a new file.
 */
public final class UnfinishedFile implements AutoCloseable {

  private final Path path;
  private final Path temporary;
  private final CheckedWriter text;

  /**
   * Creates the temporary file.
   *
   * @param path the final path
   * @throws NotWrittenException if it cannot be opened
   */
  public UnfinishedFile(Path path) {
    this.path = path;
    this.temporary = temporaryPath(path);
    try {
      Files.deleteIfExists(temporary);
      // Files.newBufferedWriter is not used, because it rejects text that UTF-8 cannot encode.
      this.text =
          new CheckedWriter(
              new OutputStreamWriter(
                  Files.newOutputStream(
                      temporary, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
                  StandardCharsets.UTF_8),
              path.toString());
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }

  /** Returns the temporary name of an unfinished file, which differs for each process. */
  public static Path temporaryPath(Path path) {
    return path.resolveSibling(path.getFileName() + "." + ProcessHandle.current().pid() + ".part");
  }

  /** Returns the writer for the file's text, in UTF-8. */
  public CheckedWriter text() {
    return text;
  }

  /**
   * Renames the finished file to its final name.
   *
   * @throws NotWrittenException if writing failed; an existing file is then unchanged
   */
  public void finish() {
    text.close();
    try {
      Files.move(temporary, path, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }

  /** Closes the file and deletes it if it is not finished. */
  @Override
  public void close() {
    try {
      text.close();
    } catch (NotWrittenException alreadyReported) {
      // The failure that prevented finishing has already been thrown.
    }
    try {
      Files.deleteIfExists(temporary);
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }
}
