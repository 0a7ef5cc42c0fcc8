package org.bowsprit.engine.state;

import java.util.List;

/**
 * What a game waits for a key with, and the keys its scripts have not heard of yet.
 *
 * @param waiting what it waits with, the one shown first
 * @param answers codes of the keys that answered message boxes
 */
public record InterruptionState(List<Waiting> waiting, List<Integer> answers) {

  public InterruptionState {
    waiting = List.copyOf(waiting);
    answers = List.copyOf(answers);
  }
}
