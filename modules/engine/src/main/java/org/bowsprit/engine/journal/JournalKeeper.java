package org.bowsprit.engine.journal;

import java.util.Optional;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.render.Input;

/**
 * Has a journal written of what a session is given, with a checkpoint every ten seconds of play and
 * at every change of the room. The journal ends where another game is loaded into the session: what
 * follows does not follow from what was before.
 */
public final class JournalKeeper implements SessionListener {

  private static final int CHECKPOINT_JIFFIES = 600;

  private final GameSession session;
  private Optional<JournalWriter> writer;
  private final StateHash hash = new StateHash();
  private long ticks;
  private long lastCheckpoint;
  private int lastRoom;

  private JournalKeeper(GameSession session, Optional<JournalWriter> writer) {
    this.session = session;
    this.writer = writer;
    ticks = session.ticks();
    lastCheckpoint = session.jiffiesPlayed();
    lastRoom = session.world().room();
  }

  /**
   * Begins to keep the journal of a session.
   *
   * @param session the session, where the journal begins
   * @param writer takes the journal
   */
  public static JournalKeeper of(GameSession session, JournalWriter writer) {
    JournalKeeper keeper = new JournalKeeper(session, Optional.of(writer));
    session.addListener(keeper);
    return keeper;
  }

  /** Returns a keeper that writes nothing down. */
  public static JournalKeeper none(GameSession session) {
    return new JournalKeeper(session, Optional.empty());
  }

  @Override
  public void input(Input event) {
    writer.ifPresent(to -> to.event(new InputEvent(session.ticks(), event)));
  }

  @Override
  public void beforeTick() {
    ticks++;
  }

  @Override
  public void afterTick() {
    if (writer.isPresent() && isCheckpointDue()) {
      checkpoint(writer.get());
    }
  }

  @Override
  public void restored() {
    breakOff();
  }

  /**
   * Ends the journal here: something is done to the game that no journal tells, so that what
   * follows does not follow from what was before.
   */
  public void breakOff() {
    writer.ifPresent(to -> to.end(ticks));
    close();
  }

  private boolean isCheckpointDue() {
    return session.world().room() != lastRoom
        || session.jiffiesPlayed() - lastCheckpoint >= CHECKPOINT_JIFFIES;
  }

  private void checkpoint(JournalWriter to) {
    lastCheckpoint = session.jiffiesPlayed();
    lastRoom = session.world().room();
    to.checkpoint(new Journal.Checkpoint(session.ticks(), hash.of(session)));
  }

  /** Ends the journal with a checkpoint of the present state; nothing is written from then on. */
  public void end() {
    writer.ifPresent(
        to -> {
          checkpoint(to);
          to.end(session.ticks());
        });
    close();
  }

  private void close() {
    writer = Optional.empty();
    session.removeListener(this);
  }
}
