package org.bowsprit.format.disk;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that a command writes because a person asked for it. What cannot be written is told by a
 * sentence that names the file.
 *
 * @param path where it is, or will be
 */
public record OutputFile(Path path) {

  /**
   * Makes a folder and those above it, where they are not there.
   *
   * @return the folder
   * @throws NotWrittenException if that cannot be done
   */
  public static Path folder(Path folder) {
    try {
      return Files.isDirectory(folder) ? folder : Files.createDirectories(folder);
    } catch (IOException e) {
      throw new NotWrittenException(folder.toString(), e);
    }
  }

  /**
   * Returns a file below a folder; the folders on the way are made.
   *
   * @param name its path from the folder, with slashes
   * @throws NotWrittenException if a folder cannot be made
   */
  public static OutputFile in(Path folder, String name) {
    Path file = folder.resolve(name);
    folder(file.toAbsolutePath().getParent());
    return new OutputFile(file);
  }

  /**
   * Writes the whole file.
   *
   * @throws NotWrittenException if that cannot be done
   */
  public void write(byte[] contents) {
    try {
      Files.write(path, contents);
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }

  /**
   * Replaces the whole file at once, so that half of it is never read. A link is replaced and not
   * followed; the file gets the mode of any new file.
   *
   * @throws NotWrittenException if that cannot be done; the file is then as it was
   */
  public void replace(byte[] contents) {
    Path part = UnfinishedFile.part(path);
    try {
      try {
        Files.deleteIfExists(part);
        Files.write(part, contents, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        Files.move(part, path, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(part);
      }
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }

  /**
   * Begins to write the file as text in UTF-8.
   *
   * @throws NotWrittenException if it cannot be opened
   */
  public CheckedWriter text() {
    try {
      // Not newBufferedWriter, which refuses text that UTF-8 has no bytes for.
      return new CheckedWriter(
          new OutputStreamWriter(Files.newOutputStream(path), StandardCharsets.UTF_8),
          path.toString());
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }
}
