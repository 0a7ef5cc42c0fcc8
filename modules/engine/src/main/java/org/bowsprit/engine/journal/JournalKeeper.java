package org.bowsprit.engine.journal;

import java.util.Optional;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.render.Input;

/**
 * Plays a session and has a journal written of what it is given, with a checkpoint every ten
 * seconds of play and at every change of the room.
 */
public final class JournalKeeper {

  private static final int CHECKPOINT_JIFFIES = 600;

  private final GameSession session;
  private Optional<JournalWriter> writer;
  private final StateHash hash = new StateHash();
  private final long loads;
  private long ticks;
  private long lastCheckpoint;
  private int lastRoom;

  /**
   * Begins to keep the journal of a session.
   *
   * @param session the session, where the journal begins
   * @param writer takes the journal
   */
  public JournalKeeper(GameSession session, JournalWriter writer) {
    this(session, Optional.of(writer));
  }

  private JournalKeeper(GameSession session, Optional<JournalWriter> writer) {
    this.session = session;
    this.writer = writer;
    ticks = session.ticks();
    loads = session.loads();
    lastCheckpoint = session.jiffiesPlayed();
    lastRoom = session.world().room();
  }

  /** Returns a keeper that writes nothing down. */
  public static JournalKeeper none(GameSession session) {
    return new JournalKeeper(session, Optional.empty());
  }

  /** Gives the session an event, which its next iteration sees. */
  public void input(Input event) {
    endIfElsewhere();
    writer.ifPresent(to -> to.event(new InputEvent(session.ticks(), event)));
    session.input(event);
  }

  /** Plays one iteration. */
  public void tick() {
    endIfElsewhere();
    session.tick();
    ticks++;
    endIfElsewhere();
    if (writer.isPresent() && isCheckpointDue()) {
      checkpoint(writer.get());
    }
  }

  /**
   * Ends the journal here: something is done to the game that no journal tells, so that what
   * follows does not follow from what was before.
   */
  public void breakOff() {
    writer.ifPresent(to -> to.end(ticks));
    writer = Optional.empty();
  }

  /**
   * Ends the journal where another game was loaded into the session: what follows does not follow
   * from what was before.
   */
  private void endIfElsewhere() {
    if (session.loads() != loads) {
      breakOff();
    }
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
    endIfElsewhere();
    writer.ifPresent(
        to -> {
          checkpoint(to);
          to.end(session.ticks());
        });
    writer = Optional.empty();
  }
}
