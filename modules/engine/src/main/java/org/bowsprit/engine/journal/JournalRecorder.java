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
public final class JournalRecorder implements SessionListener {

  private static final int CHECKPOINT_JIFFIES = 600;

  private final GameSession session;
  private final JournalWriter writer;
  private final Optional<Function<GameState, SavedGame>> saveFactory;
  private final StateHash hash = new StateHash();
  private final List<IterationHashes> branches = new ArrayList<>();
  private int branch;
  private long ticks;
  private long lastCheckpoint;
  private int lastRoom;
  private boolean isOpen = true;
  private boolean isRestored;

  private JournalRecorder(
      GameSession session,
      JournalWriter writer,
      Optional<Function<GameState, SavedGame>> saveFactory) {
    this.session = session;
    this.writer = writer;
    this.saveFactory = saveFactory;
    beginBranch(null);
  }

  /**
   * Starts to record the journal of a session. The recording ends if a saved game is loaded that is
   * not part of the recording.
   *
   * @param session the session; the journal begins with its current state
   * @param writer writes the journal
   * @return the recorder
   */
  public static JournalRecorder record(GameSession session, JournalWriter writer) {
    return record(session, writer, Optional.empty());
  }

  /**
   * Starts to record the journal of a session.
   *
   * @param session the session; the journal begins with its current state
   * @param writer writes the journal
   * @param saveFactory converts a state to a saved game, for loaded games that are not part of the
   *     recording
   * @return the recorder
   */
  public static JournalRecorder record(
      GameSession session, JournalWriter writer, Function<GameState, SavedGame> saveFactory) {
    return record(session, writer, Optional.of(saveFactory));
  }

  private static JournalRecorder record(
      GameSession session,
      JournalWriter writer,
      Optional<Function<GameState, SavedGame>> saveFactory) {
    JournalRecorder recorder = new JournalRecorder(session, writer, saveFactory);
    session.addListener(recorder);
    return recorder;
  }

  /**
   * Begins a branch with the current state.
   *
   * @param parent the states before the branch; null if there are none
   */
  private void beginBranch(IterationHashes parent) {
    branch = branches.size();
    branches.add(new IterationHashes(parent, session));
    ticks = session.ticks();
    lastCheckpoint = session.jiffiesPlayed();
    lastRoom = session.world().room();
  }

  @Override
  public void inputReceived(Input event) {
    branchIfRestored();
    if (!isOpen) {
      return;
    }
    writer.writeEvent(new InputEvent(session.ticks(), event));
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
    branches.get(branch).add(session);
    if (isCheckpointDue()) {
      writeCheckpoint();
    }
  }

  /**
   * Ends the branch. The next input or iteration begins another branch, because the game has not
   * been loaded completely yet.
   */
  @Override
  public void stateRestored() {
    if (!isRestored && isOpen) {
      isRestored = true;
      writer.writeEnd(ticks);
    }
  }

  private void branchIfRestored() {
    if (!isRestored || !isOpen) {
      return;
    }
    isRestored = false;
    for (int index = branches.size() - 1; index >= 0; index--) {
      if (branches.get(index).contains(session)) {
        writer.writeBranch(index, session.ticks(), Optional.empty());
        beginBranch(branches.get(index));
        writeCheckpoint();
        return;
      }
    }
    if (saveFactory.isEmpty()) {
      close();
      return;
    }
    writer.writeBranch(branch, ticks, Optional.of(saveFactory.get().apply(session.snapshot())));
    beginBranch(null);
  }

  /** Ends the journal. Within an iteration, the journal ends with the previous iteration. */
  @Override
  public void beforeExternalChange() {
    branchIfRestored();
    if (isOpen && ticks == session.ticks()) {
      writeCheckpoint();
    }
    endAt(session.ticks());
  }

  /** Ends the journal with a checkpoint of the current state. */
  @Override
  public void sessionEnded() {
    if (isOpen && !isRestored) {
      writeCheckpoint();
    }
    endAt(session.ticks());
  }

  private void endAt(long tick) {
    if (isOpen && !isRestored) {
      writer.writeEnd(tick);
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

  private void writeCheckpoint() {
    lastCheckpoint = session.jiffiesPlayed();
    lastRoom = session.world().room();
    writer.writeCheckpoint(Journal.Checkpoint.of(session, hash));
  }
}
