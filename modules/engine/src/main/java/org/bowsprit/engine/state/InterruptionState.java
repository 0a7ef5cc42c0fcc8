package org.bowsprit.engine.state;

import java.util.List;

/**
 * What a game waits for, and the keys that its scripts have not processed yet.
 *
 * @param waiting the interruptions, the one that is shown first
 * @param answers codes of the keys that answered message boxes
 */
public record InterruptionState(List<Waiting> waiting, List<Integer> answers) {

  public InterruptionState {
    waiting = List.copyOf(waiting);
    answers = List.copyOf(answers);
  }
}
