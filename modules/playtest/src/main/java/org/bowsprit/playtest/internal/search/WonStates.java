package org.bowsprit.playtest.internal.search;

import java.util.HashSet;
import java.util.Set;
import org.bowsprit.engine.journal.Fnv1a;
import org.bowsprit.playtest.internal.play.Node;

/**
 * The states from which the goal was reached, by room and exact facts. A search that reaches one of
 * them again ends there.
 */
final class WonStates {

  private final Set<Long> keys = new HashSet<>();

  /** Adds a state from which the goal is known to be reachable, and all states on the way to it. */
  void add(Node node) {
    node.path().forEach(each -> keys.add(key(each)));
  }

  boolean contains(Node node) {
    return keys.contains(key(node));
  }

  private static long key(Node node) {
    return Fnv1a.with(node.exactFactsHash(), node.room());
  }
}
