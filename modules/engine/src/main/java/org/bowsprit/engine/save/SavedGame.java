package org.bowsprit.engine.save;

import java.util.Objects;
import org.bowsprit.engine.state.GameState;

/**
 * A saved game.
 *
 * @param header the part that a list shows
 * @param state the whole game
 */
public record SavedGame(SaveHeader header, GameState state) {

  public SavedGame {
    Objects.requireNonNull(header, "header must not be null");
    Objects.requireNonNull(state, "state must not be null");
  }

  /**
   * Returns this saved game if it belongs to a game.
   *
   * @param game hash of the game's data
   * @throws SaveRefusedException if it belongs to another game; the message names that game
   */
  public SavedGame requireGame(String game) {
    if (!header.game().equals(game)) {
      throw new SaveRefusedException(
          SaveRefusedException.Reason.OTHER_GAME,
          "it belongs to another game or release: " + header.gameTitle());
    }
    return this;
  }
}
