package org.bowsprit.console;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A text file that the user passes to a command. */
public final class TextFile {

  private TextFile() {}

  /**
   * Returns the text of a file in UTF-8.
   *
   * @throws CommandFailure with exit code 3, if it is not valid UTF-8
   */
  public static String read(Path file) throws IOException {
    try {
      return Files.readString(file);
    } catch (CharacterCodingException e) {
      throw CommandFailure.data(file + ": expected text in UTF-8, found bytes that are none");
    }
  }
}
