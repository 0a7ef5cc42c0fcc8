package org.bowsprit.console;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A text that a person hands to a command as a file. */
public final class TextFile {

  private TextFile() {}

  /**
   * Returns the text of a file in UTF-8.
   *
   * @throws CommandFailure bad data, if it has other bytes
   */
  public static String read(Path file) throws IOException {
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw CommandFailure.data(file + ": expected text in UTF-8, found bytes that are none");
    }
  }
}
