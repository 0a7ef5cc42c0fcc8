package org.bowsprit.engine.journal;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.bowsprit.engine.GameSession;

/** Plays a journal again in a session that began the same way. */
public final class JournalPlayer {

  private final GameSession session;
  private final Deque<Journal.Event> events;
  private final Deque<Journal.Checkpoint> checkpoints;
  private final long ticks;
  private Journal.Checkpoint drift;

  private final Runnable afterTick;

  /**
   * Prepares to play a journal.
   *
   * @param session a session that was booted and has played no iteration
   * @param journal what it is to be given
   * @param afterTick done after each iteration
   */
  public JournalPlayer(GameSession session, Journal journal, Runnable afterTick) {
    this.session = session;
    this.afterTick = afterTick;
    this.events = new ArrayDeque<>(journal.events());
    this.checkpoints = new ArrayDeque<>(journal.checkpoints());
    this.ticks = journal.ticks();
  }

  /**
   * Plays iterations until the journal ends, the session faults or its state is another than the
   * journal's.
   *
   * @return the first checkpoint that the session did not meet; empty if it is where the journal
   *     ends
   */
  public Optional<Journal.Checkpoint> play() {
    checkHere();
    while (drift == null && session.ticks() < ticks && session.fault().isEmpty()) {
      while (!events.isEmpty() && events.peek().tick() <= session.ticks()) {
        session.input(events.remove().input());
      }
      session.tick();
      afterTick.run();
      checkHere();
    }
    return Optional.ofNullable(drift);
  }

  private void checkHere() {
    while (!checkpoints.isEmpty() && checkpoints.peek().tick() <= session.ticks()) {
      Journal.Checkpoint expected = checkpoints.remove();
      if (expected.tick() == session.ticks() && expected.hash() != StateHash.of(session)) {
        drift = expected;
        return;
      }
    }
  }
}
