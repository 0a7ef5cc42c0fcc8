package org.bowsprit.player.game;

import java.util.List;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.state.GameState;

/**
 * The states to which a game can go back, about a second apart, and the input since the first.
 *
 * @param states the oldest first
 * @param input in the order in which it was given; that of the next iteration last
 */
public record Past(List<GameState> states, List<InputEvent> input) {

  /** Copies the lists. */
  public Past {
    states = List.copyOf(states);
    input = List.copyOf(input);
  }
}
