package org.bowsprit.playtest.internal.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import org.bowsprit.engine.journal.Fnv1a;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.playtest.play.ClickTargets;
import org.bowsprit.vm.VmState;

/**
 * Distinguishes the points of a conversation by the lines to choose from, the facts, and the local
 * variables of the scripts that have started since the action that began the conversation. A script
 * can store earlier choices in local variables.
 */
final class ConversationPoint {

  private final GameSession session;
  private final ToLongFunction<GameSession> facts;
  private final Map<Integer, Integer> runningBefore = new HashMap<>();

  /**
   * Stores the scripts that run before the conversation.
   *
   * @param facts returns the hash of the facts to distinguish
   */
  ConversationPoint(GameSession session, ToLongFunction<GameSession> facts) {
    this.session = session;
    this.facts = facts;
    session
        .machine()
        .snapshot()
        .slots()
        .forEach(slot -> runningBefore.put(slot.index(), slot.number()));
  }

  /** Returns a hash of the current point. */
  long hash(List<ClickTargets.ClickableVerb> words) {
    long hash = Fnv1a.with(facts.applyAsLong(session), session.world().room());
    for (ClickTargets.ClickableVerb word : words) {
      hash = Fnv1a.with(hash, word.hashCode());
    }
    for (VmState.Slot slot : session.machine().snapshot().slots()) {
      if (runningBefore.getOrDefault(slot.index(), 0) != slot.number()) {
        hash = Fnv1a.with(hash, slot.number());
        hash = Fnv1a.with(hash, slot.locals().hashCode());
      }
    }
    return hash;
  }
}
