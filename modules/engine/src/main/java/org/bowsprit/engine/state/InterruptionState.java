package org.bowsprit.engine.state;

import java.util.List;

/**
 * The interruptions for which a game waits, and the keys that its scripts have not processed yet.
 *
 * @param waiting the interruptions; the first one is shown
 * @param answers codes of the keys that answered message boxes
 */
public record InterruptionState(List<Interruption> waiting, List<Integer> answers) {

  public InterruptionState {
    waiting = List.copyOf(waiting);
    answers = List.copyOf(answers);
  }
}
