package org.bowsprit.playtest.internal.search;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.playtest.internal.play.FactHasher;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.play.Action;

/**
 * The conversations of one search. Another search goes through all lines again, because it may need
 * an end of a conversation that this search has already reached.
 */
final class Conversations {

  private final boolean usesExactNumbers;
  private final Map<Beginning, Conversation> conversations = new HashMap<>();
  private final Set<Action> beginnings = new HashSet<>();

  /**
   * The beginning of a conversation: the facts, the room, and the action that begins the
   * conversation.
   */
  private record Beginning(long facts, int room, Action action) {}

  /**
   * Creates the conversations of a new search.
   *
   * @param exact whether the search distinguishes all numbers
   */
  Conversations(boolean exact) {
    this.usesExactNumbers = exact;
  }

  /** Returns the hash function of the facts that distinguish the points of a conversation. */
  ToLongFunction<GameSession> factsHash(FactHasher facts) {
    return usesExactNumbers ? facts::exactHash : facts::hash;
  }

  /** Returns the conversation that begins with an action in a state. */
  Conversation conversation(Action action, Node from) {
    beginnings.add(action);
    return conversations.computeIfAbsent(
        new Beginning(
            usesExactNumbers ? from.exactFactsHash() : from.factsHash(), from.room(), action),
        key -> new Conversation());
  }

  /** Returns whether every line of all conversations was chosen. */
  boolean areComplete() {
    return conversations.values().stream().noneMatch(Conversation::hasLinesLeft);
  }

  /** Returns whether an action is known to begin a conversation. */
  boolean isBeginning(Action action) {
    return beginnings.contains(action);
  }
}
