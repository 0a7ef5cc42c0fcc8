package org.bowsprit.engine.journal;

import java.util.Arrays;
import org.bowsprit.engine.session.GameSession;

/**
 * Stores one short hash for each iteration of a branch of a recording. The hashes show whether a
 * restored state is part of the branch. A branch shares the hashes before its start with its
 * parent.
 */
final class IterationHashes {

  private static final int INITIAL_CAPACITY = 1024;

  private final IterationHashes parent;
  private final long first;
  private long[] hashes = new long[INITIAL_CAPACITY];
  private int size;

  /**
   * Begins a track with the current state of a session.
   *
   * @param parent the track of the states before; null if there are none
   */
  IterationHashes(IterationHashes parent, GameSession session) {
    this.parent = parent;
    first = session.ticks();
    add(session);
  }

  /** Adds the current state of a session. */
  void add(GameSession session) {
    if (size == hashes.length) {
      hashes = Arrays.copyOf(hashes, 2 * size);
    }
    hashes[size++] = shortHash(session);
  }

  /** Returns whether the branch contains the current state of a session. */
  boolean contains(GameSession session) {
    long index = session.ticks() - first;
    if (index < 0) {
      return parent != null && parent.contains(session);
    }
    return index < size && hashes[(int) index] == shortHash(session);
  }

  /**
   * Returns a hash of the values that change from iteration to iteration. Checkpoints find other
   * changes.
   */
  private static long shortHash(GameSession session) {
    long hash = Fnv1a.with(Fnv1a.EMPTY, session.jiffiesPlayed());
    hash = Fnv1a.with(hash, session.world().room());
    hash = Fnv1a.with(hash, session.mouseX());
    hash = Fnv1a.with(hash, session.mouseY());
    int variables = session.world().resources().index().limits().variables();
    for (int number = 0; number < variables; number++) {
      hash = Fnv1a.with(hash, session.machine().variables().peek(number));
    }
    return hash;
  }
}
