package org.bowsprit.engine.save;

import java.util.Objects;
import org.bowsprit.engine.state.GameState;

/**
 * A saved game.
 *
 * @param header what a list shows of it
 * @param state the whole game
 */
public record SavedGame(SaveHeader header, GameState state) {

  public SavedGame {
    Objects.requireNonNull(header, "header must not be null");
    Objects.requireNonNull(state, "state must not be null");
  }

  /**
   * Returns this if it is of a game.
   *
   * @param game hash of the game's data
   * @throws SaveRefusedException naming the game it is of, if it is of another
   */
  public SavedGame of(String game) {
    if (!header.game().equals(game)) {
      throw new SaveRefusedException(
          SaveRefusedException.Reason.OTHER_GAME,
          "it is of another game or release: " + header.gameTitle());
    }
    return this;
  }
}
