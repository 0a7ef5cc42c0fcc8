package org.bowsprit.desktop.game;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The name by which a game is opened, such as {@code games/monkey}, or {@code Monkey1.pak#en} for
 * one of several games.
 *
 * @param path a folder, a zip or a file
 * @param choice the name that selects one of several games; empty if there is only one game
 */
public record GameName(Path path, String choice) {

  private static final char CHOICE_SEPARATOR = '#';

  /**
   * Parses a name. A {@code #} in the name of an existing file is taken literally.
   *
   * @throws java.nio.file.InvalidPathException if the name is not a valid path
   */
  public static GameName of(String text) {
    Path wholePath = Path.of(text);
    int separator = text.lastIndexOf(CHOICE_SEPARATOR);
    return separator <= 0 || Files.exists(wholePath)
        ? new GameName(wholePath, "")
        : new GameName(Path.of(text.substring(0, separator)), text.substring(separator + 1));
  }

  public String text() {
    return choice.isEmpty() ? path.toString() : path.toString() + CHOICE_SEPARATOR + choice;
  }

  /** Returns whether the path exists. */
  public boolean exists() {
    return Files.exists(path);
  }
}
