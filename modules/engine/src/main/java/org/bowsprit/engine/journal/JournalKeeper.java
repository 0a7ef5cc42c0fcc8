package org.bowsprit.engine.journal;

import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.render.Input;

/**
 * Records the journal of a session, with a checkpoint every ten seconds of play and at every change
 * of the room. The journal ends with the session. It also ends if another game is loaded or if the
 * game is changed by something other than input, because the input then does not explain the game
 * any more.
 */
public final class JournalKeeper implements SessionListener {

  private static final int CHECKPOINT_JIFFIES = 600;

  private final GameSession session;
  private final JournalWriter writer;
  private final StateHash hash = new StateHash();
  private long ticks;
  private long lastCheckpoint;
  private int lastRoom;
  private boolean isOpen = true;

  private JournalKeeper(GameSession session, JournalWriter writer) {
    this.session = session;
    this.writer = writer;
    ticks = session.ticks();
    lastCheckpoint = session.jiffiesPlayed();
    lastRoom = session.world().room();
  }

  /**
   * Starts to record the journal of a session.
   *
   * @param session the session; the journal begins with its current state
   * @param writer writes the journal
   * @return the recorder
   */
  public static JournalKeeper keep(GameSession session, JournalWriter writer) {
    JournalKeeper keeper = new JournalKeeper(session, writer);
    session.addListener(keeper);
    return keeper;
  }

  @Override
  public void input(Input event) {
    writer.event(new InputEvent(session.ticks(), event));
  }

  @Override
  public void beforeTick() {
    ticks++;
  }

  @Override
  public void afterTick() {
    if (isCheckpointDue()) {
      checkpoint();
    }
  }

  /** Ends the journal if another game is loaded into the session. */
  @Override
  public void restored() {
    endAt(ticks);
  }

  /** Ends the journal; within an iteration, at the end of the previous one. */
  @Override
  public void interfered() {
    if (ticks == session.ticks()) {
      checkpoint();
    }
    endAt(session.ticks());
  }

  /** Ends the journal with a checkpoint of the current state. */
  @Override
  public void ended() {
    if (isOpen) {
      checkpoint();
    }
    endAt(session.ticks());
  }

  private void endAt(long tick) {
    if (isOpen) {
      isOpen = false;
      writer.end(tick);
      session.removeListener(this);
    }
  }

  private boolean isCheckpointDue() {
    return session.world().room() != lastRoom
        || session.jiffiesPlayed() - lastCheckpoint >= CHECKPOINT_JIFFIES;
  }

  private void checkpoint() {
    lastCheckpoint = session.jiffiesPlayed();
    lastRoom = session.world().room();
    writer.checkpoint(new Journal.Checkpoint(session.ticks(), hash.of(session)));
  }
}
