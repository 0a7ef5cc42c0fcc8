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
 * The conversations of one search. Another search leads them through all their lines again, since
 * it may need an end that this one has already reached.
 */
final class Talks {

  private final boolean exact;
  private final Map<Beginning, Talk> talks = new HashMap<>();
  private final Set<Action> beginnings = new HashSet<>();

  /** Where a conversation begins: the facts, the room, and the action that begins it. */
  private record Beginning(long facts, int room, Action action) {}

  /**
   * Begins a search.
   *
   * @param exact whether numbers are distinguished exactly
   */
  Talks(boolean exact) {
    this.exact = exact;
  }

  /** Returns the facts that distinguish the places in a conversation. */
  ToLongFunction<GameSession> distinguishing(Facts facts) {
    return exact ? facts::exactly : facts::of;
  }

  /** Returns the conversation that begins with an action in a state. */
  Talk begunBy(Action action, Node from) {
    beginnings.add(action);
    return talks.computeIfAbsent(
        new Beginning(exact ? from.exact() : from.facts(), from.room(), action), key -> new Talk());
  }

  /** Returns whether all conversations were led through all their lines. */
  boolean areComplete() {
    return talks.values().stream().noneMatch(Talk::hasLinesLeft);
  }

  /** Returns whether an action is known to begin a conversation. */
  boolean areBegunBy(Action action) {
    return beginnings.contains(action);
  }
}
