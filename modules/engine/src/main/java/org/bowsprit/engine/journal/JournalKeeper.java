package org.bowsprit.engine.journal;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.engine.GameSession;
import org.bowsprit.render.Input;

/** Plays a session and writes down what it is given. */
public final class JournalKeeper {

  /** Iterations between two checkpoints. */
  public static final int CHECKPOINT_EVERY = 600;

  private final GameSession session;
  private final Journal.Origin origin;
  private final List<Journal.Event> events;
  private final List<Journal.Checkpoint> checkpoints;

  /**
   * Begins to keep the journal of a session.
   *
   * @param session the session, none of whose iterations has been played
   * @param origin how it began
   */
  public JournalKeeper(GameSession session, Journal.Origin origin) {
    this(session, new Journal(origin, 0, List.of(), List.of()));
  }

  /**
   * Goes on with a journal.
   *
   * @param session the session after the journal's iterations
   * @param past what it was given so far
   */
  public JournalKeeper(GameSession session, Journal past) {
    this.session = session;
    this.origin = past.origin();
    this.events = new ArrayList<>(past.events());
    this.checkpoints = new ArrayList<>(past.checkpoints());
  }

  /** Gives the session an event, which its next iteration sees. */
  public void input(Input event) {
    events.add(new Journal.Event(session.ticks(), event));
    session.input(event);
  }

  /** Plays one iteration. */
  public void tick() {
    session.tick();
    if (session.ticks() % CHECKPOINT_EVERY == 0) {
      checkpoints.add(checkpoint());
    }
  }

  /** Returns the journal so far, with a checkpoint of the present state at its end. */
  public Journal journal() {
    List<Journal.Checkpoint> all = new ArrayList<>(checkpoints);
    if (all.isEmpty() || all.get(all.size() - 1).tick() != session.ticks()) {
      all.add(checkpoint());
    }
    return new Journal(origin, session.ticks(), events, all);
  }

  private Journal.Checkpoint checkpoint() {
    return new Journal.Checkpoint(session.ticks(), StateHash.of(session));
  }
}
