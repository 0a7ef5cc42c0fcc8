package org.bowsprit.player.game;

import java.util.List;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.state.GameState;

/**
 * The states to which a game can go back, about a second apart, and the input since the first of
 * these states.
 *
 * @param states the states, oldest first
 * @param input the input in chronological order; the input for the next iteration comes last
 */
public record Past(List<GameState> states, List<InputEvent> input) {

  /** Copies the lists. */
  public Past {
    states = List.copyOf(states);
    input = List.copyOf(input);
  }
}
