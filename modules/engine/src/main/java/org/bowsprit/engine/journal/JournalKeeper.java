package org.bowsprit.engine.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.render.Input;

/**
 * Records the journal of a session, with a checkpoint every ten seconds of play and at every change
 * of the room. A branch begins if the session returns to an earlier state or another game is loaded
 * into it. The journal ends with the session. It also ends if something other than input changes
 * the game, because the input then no longer determines the game.
 */
public final class JournalKeeper implements SessionListener {

  private static final int CHECKPOINT_JIFFIES = 600;

  private final GameSession session;
  private final JournalWriter writer;
  private final Optional<Function<GameState, SavedGame>> saves;
  private final StateHash hash = new StateHash();
  private final List<Track> tracks = new ArrayList<>();
  private int branch;
  private long ticks;
  private long lastCheckpoint;
  private int lastRoom;
  private boolean isOpen = true;
  private boolean isRestored;

  private JournalKeeper(
      GameSession session, JournalWriter writer, Optional<Function<GameState, SavedGame>> saves) {
    this.session = session;
    this.writer = writer;
    this.saves = saves;
    begin(null);
  }

  /**
   * Starts to record the journal of a session. The recording ends if a game is loaded that is not
   * part of it.
   *
   * @param session the session; the journal begins with its current state
   * @param writer writes the journal
   * @return the recorder
   */
  public static JournalKeeper keep(GameSession session, JournalWriter writer) {
    return keep(session, writer, Optional.empty());
  }

  /**
   * Starts to record the journal of a session.
   *
   * @param session the session; the journal begins with its current state
   * @param writer writes the journal
   * @param saves converts a state to a saved game, for loaded games that are not part of the
   *     recording
   * @return the recorder
   */
  public static JournalKeeper keep(
      GameSession session, JournalWriter writer, Function<GameState, SavedGame> saves) {
    return keep(session, writer, Optional.of(saves));
  }

  private static JournalKeeper keep(
      GameSession session, JournalWriter writer, Optional<Function<GameState, SavedGame>> saves) {
    JournalKeeper keeper = new JournalKeeper(session, writer, saves);
    session.addListener(keeper);
    return keeper;
  }

  /**
   * Begins a branch with the current state.
   *
   * @param parent the states before the branch; null if there are none
   */
  private void begin(Track parent) {
    branch = tracks.size();
    tracks.add(new Track(parent, session));
    ticks = session.ticks();
    lastCheckpoint = session.jiffiesPlayed();
    lastRoom = session.world().room();
  }

  @Override
  public void input(Input event) {
    branchIfRestored();
    if (!isOpen) {
      return;
    }
    writer.event(new InputEvent(session.ticks(), event));
  }

  @Override
  public void beforeTick() {
    branchIfRestored();
    ticks++;
  }

  @Override
  public void afterTick() {
    if (isRestored || !isOpen) {
      return;
    }
    tracks.get(branch).add(session);
    if (isCheckpointDue()) {
      checkpoint();
    }
  }

  /**
   * Ends the branch. The next input or iteration begins another one, because the loaded game is not
   * complete yet.
   */
  @Override
  public void restored() {
    if (!isRestored && isOpen) {
      isRestored = true;
      writer.end(ticks);
    }
  }

  private void branchIfRestored() {
    if (!isRestored || !isOpen) {
      return;
    }
    isRestored = false;
    for (int known = tracks.size() - 1; known >= 0; known--) {
      if (tracks.get(known).has(session)) {
        writer.branch(known, session.ticks(), Optional.empty());
        begin(tracks.get(known));
        checkpoint();
        return;
      }
    }
    if (saves.isEmpty()) {
      close();
      return;
    }
    writer.branch(branch, ticks, Optional.of(saves.get().apply(session.snapshot())));
    begin(null);
  }

  /** Ends the journal. Within an iteration, the journal ends with the previous iteration. */
  @Override
  public void interfered() {
    branchIfRestored();
    if (isOpen && ticks == session.ticks()) {
      checkpoint();
    }
    endAt(session.ticks());
  }

  /** Ends the journal with a checkpoint of the current state. */
  @Override
  public void ended() {
    if (isOpen && !isRestored) {
      checkpoint();
    }
    endAt(session.ticks());
  }

  private void endAt(long tick) {
    if (isOpen && !isRestored) {
      writer.end(tick);
    }
    close();
  }

  private void close() {
    isOpen = false;
    session.removeListener(this);
  }

  private boolean isCheckpointDue() {
    return session.world().room() != lastRoom
        || session.jiffiesPlayed() - lastCheckpoint >= CHECKPOINT_JIFFIES;
  }

  private void checkpoint() {
    lastCheckpoint = session.jiffiesPlayed();
    lastRoom = session.world().room();
    writer.checkpoint(Journal.Checkpoint.of(session, hash));
  }
}
