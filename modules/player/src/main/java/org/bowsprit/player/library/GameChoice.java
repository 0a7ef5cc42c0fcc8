package org.bowsprit.player.library;

import java.nio.file.Path;

/**
 * A game that the player wants to play instead.
 *
 * @param path where it is; of several games there, with {@code #} and which behind it
 * @param goesOn whether it goes on where it was saved last, else it begins
 */
public record GameChoice(Path path, boolean goesOn) {

  /** Returns the choice to play a game from its beginning. */
  public static GameChoice begin(Path path) {
    return new GameChoice(path, false);
  }
}
