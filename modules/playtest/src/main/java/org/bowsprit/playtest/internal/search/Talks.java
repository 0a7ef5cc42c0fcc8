package org.bowsprit.playtest.internal.search;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.playtest.internal.play.Facts;
import org.bowsprit.playtest.internal.play.Node;
import org.bowsprit.playtest.play.Action;

/**
 * The conversations of one search. Another search goes through all lines again, because it may need
 * an end of a conversation that this search has already reached.
 */
final class Talks {

  private final boolean exact;
  private final Map<Beginning, Talk> talks = new HashMap<>();
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
  Talks(boolean exact) {
    this.exact = exact;
  }

  /** Returns the hash function of the facts that distinguish the places in a conversation. */
  ToLongFunction<GameSession> distinguishing(Facts facts) {
    return exact ? facts::exactly : facts::of;
  }

  /** Returns the conversation that begins with an action in a state. */
  Talk begunBy(Action action, Node from) {
    beginnings.add(action);
    return talks.computeIfAbsent(
        new Beginning(exact ? from.exact() : from.facts(), from.room(), action), key -> new Talk());
  }

  /** Returns whether every line of all conversations was chosen. */
  boolean areComplete() {
    return talks.values().stream().noneMatch(Talk::hasLinesLeft);
  }

  /** Returns whether an action is known to begin a conversation. */
  boolean areBegunBy(Action action) {
    return beginnings.contains(action);
  }
}
