package org.bowsprit.player.library;

import java.nio.file.Path;

/**
 * A game that the player wants to switch to.
 *
 * @param path the location of the game, followed by {@code #} and a choice if there are several
 *     games
 * @param continuesLastSave true if the game continues from its last save, false if it starts from
 *     the beginning
 */
public record GameChoice(Path path, boolean continuesLastSave) {

  /** Returns the choice of playing a game from its beginning. */
  public static GameChoice fromBeginning(Path path) {
    return new GameChoice(path, false);
  }
}
