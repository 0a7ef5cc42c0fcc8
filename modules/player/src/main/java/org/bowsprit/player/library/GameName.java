package org.bowsprit.player.library;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a game is named by: {@code games/monkey}, or {@code Monkey1.pak#en} for one of several
 * there.
 *
 * @param path a folder, a zip or a file
 * @param choice which game there; empty for the only one
 */
public record GameName(Path path, String choice) {

  private static final char SIGN = '#';

  /**
   * Reads a name. A {@code #} in the name of a file that is there stands for itself.
   *
   * @throws java.nio.file.InvalidPathException if no file can have that name
   */
  public static GameName of(String text) {
    Path whole = Path.of(text);
    int sign = text.lastIndexOf(SIGN);
    return sign <= 0 || Files.exists(whole)
        ? new GameName(whole, "")
        : new GameName(Path.of(text.substring(0, sign)), text.substring(sign + 1));
  }

  /** Returns the name as it is written. */
  public String text() {
    return choice.isEmpty() ? path.toString() : path.toString() + SIGN + choice;
  }

  /** Returns whether there is something at the path. */
  public boolean exists() {
    return Files.exists(path);
  }
}
