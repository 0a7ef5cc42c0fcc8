package org.bowsprit.launcher.game;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.bowsprit.launcher.failure.CommandFailure;

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
   * @throws CommandFailure with the exit code of a wrong command line if it can be no path
   */
  public static GameName of(String text) {
    Path whole = path(text);
    int sign = text.lastIndexOf(SIGN);
    return sign <= 0 || Files.exists(whole)
        ? new GameName(whole, "")
        : new GameName(path(text.substring(0, sign)), text.substring(sign + 1));
  }

  private static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw CommandFailure.usage(text + " can be no file or folder");
    }
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
