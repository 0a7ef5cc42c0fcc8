package org.bowsprit.format.disk;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A text file that the user names. */
public final class TextFile {

  private TextFile() {}

  /**
   * Returns the text of a file in UTF-8.
   *
   * @throws FileSystemException if the file is not valid UTF-8; the reason says so
   */
  public static String read(Path file) throws IOException {
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw new FileSystemException(
          file.toString(), null, "expected text in UTF-8, found other bytes");
    }
  }
}
