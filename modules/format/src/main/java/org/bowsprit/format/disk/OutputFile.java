package org.bowsprit.format.disk;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that a command writes at a user's request. If an operation fails, the message of the
 * exception contains the name of the file.
 *
 * @param path the path of the file, which need not exist
 */
public record OutputFile(Path path) {

  /**
   * Creates a folder and its parents if they do not exist.
   *
   * @return the folder
   * @throws NotWrittenException if the folder cannot be created
   */
  public static Path createFolder(Path folder) {
    try {
      return Files.isDirectory(folder) ? folder : Files.createDirectories(folder);
    } catch (IOException e) {
      throw new NotWrittenException(folder.toString(), e);
    }
  }

  /**
   * Returns a file below a folder, and creates the folders on the path to the file.
   *
   * @param name its path relative to the folder, with slashes
   * @throws NotWrittenException if a folder cannot be created
   */
  public static OutputFile inFolder(Path folder, String name) {
    Path file = folder.resolve(name);
    createFolder(file.toAbsolutePath().getParent());
    return new OutputFile(file);
  }

  /**
   * Writes the whole file.
   *
   * @throws NotWrittenException if the file cannot be written
   */
  public void write(byte[] contents) {
    try {
      Files.write(path, contents);
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }

  /**
   * Replaces the whole file atomically, so that no reader sees an incomplete file. If the path is a
   * link, the link itself is replaced. The file gets the mode of a new file.
   *
   * @throws NotWrittenException if the file cannot be written; it is then unchanged
   */
  public void replace(byte[] contents) {
    Path temporary = UnfinishedFile.temporaryPath(path);
    try {
      try {
        Files.deleteIfExists(temporary);
        Files.write(temporary, contents, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        Files.move(temporary, path, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(temporary);
      }
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }

  /**
   * Opens the file for writing text in UTF-8.
   *
   * @throws NotWrittenException if it cannot be opened
   */
  public CheckedWriter openText() {
    try {
      // Files.newBufferedWriter is not used, because it rejects text that UTF-8 cannot encode.
      return new CheckedWriter(
          new OutputStreamWriter(Files.newOutputStream(path), StandardCharsets.UTF_8),
          path.toString());
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }
}
