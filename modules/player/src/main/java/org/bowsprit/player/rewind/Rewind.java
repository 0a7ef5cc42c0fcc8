package org.bowsprit.player.rewind;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.render.Input;

/**
 * Lets a player go back in a session by seconds. It takes a snapshot every second of play, and
 * after each change that was not caused by input. It discards the oldest snapshots when they use
 * too much memory.
 *
 * <p>Add the object to the session as a listener, and call {@link #goBack} when the player wants to
 * rewind:
 *
 * <pre>
 * Rewind rewind = new Rewind(session, Rewind.DEFAULT_BYTES);
 * session.addListener(rewind);
 * ...
 * long seconds = rewind.goBack(5); // the session is now about five seconds earlier
 * </pre>
 *
 * <p>Snapshots after that point are discarded, and play continues from there. The code that shows
 * the session must show its frame again and end a screen effect in progress. This class is not
 * thread-safe.
 */
public final class Rewind implements SessionListener {

  /** A maximum memory in bytes that is enough for several minutes of most games. */
  public static final long DEFAULT_BYTES = 64L << 20;

  private static final int JIFFIES_PER_SECOND = 60;

  private final GameSession session;
  private final long maxBytes;
  private final Deque<Snapshot> snapshots = new ArrayDeque<>();
  private final Deque<InputEvent> input = new ArrayDeque<>();
  private long usedBytes;
  private boolean isChangedExternally;

  /**
   * A snapshot and its size in bytes, without the data that it shares with the previous snapshot.
   */
  private record Snapshot(GameState state, long bytes) {
    long jiffies() {
      return state.session().jiffies();
    }

    long ticks() {
      return state.session().ticks();
    }
  }

  /**
   * Creates a rewind for a session, and starts to record the session.
   *
   * @param session the session
   * @param maxBytes the approximate maximum memory of the snapshots, in bytes; the last snapshot is
   *     kept in any case
   */
  public Rewind(GameSession session, long maxBytes) {
    this.session = session;
    this.maxBytes = maxBytes;
  }

  /** Stores an input together with its iteration. */
  @Override
  public void inputReceived(Input event) {
    input.addLast(new InputEvent(session.ticks(), event));
  }

  /**
   * Requests a snapshot after the next iteration, because replaying the input cannot reproduce the
   * change.
   */
  @Override
  public void beforeExternalChange() {
    isChangedExternally = true;
  }

  /**
   * Takes a snapshot if a second of play has passed since the last snapshot, or if the game was
   * changed by something other than input. Takes none if the game has halted.
   */
  @Override
  public void afterTick() {
    if (session.fault().isPresent()) {
      return;
    }
    if (isChangedExternally
        || snapshots.isEmpty()
        || session.jiffiesPlayed() - snapshots.getLast().jiffies() >= JIFFIES_PER_SECOND) {
      isChangedExternally = false;
      store(session.snapshot());
    } else if (session.jiffiesPlayed() < snapshots.getLast().jiffies()) {
      clear();
    }
  }

  private void store(GameState state) {
    GameState previous = snapshots.isEmpty() ? null : snapshots.getLast().state();
    GameState sharedState = previous == null ? state : state.sharing(previous);
    Snapshot snapshot = new Snapshot(sharedState, SnapshotSize.of(sharedState, previous));
    snapshots.addLast(snapshot);
    usedBytes += snapshot.bytes();
    while (usedBytes > maxBytes && snapshots.size() > 1) {
      usedBytes -= snapshots.removeFirst().bytes();
    }
    while (!input.isEmpty() && input.getFirst().tick() < snapshots.getFirst().ticks()) {
      input.removeFirst();
    }
  }

  /**
   * Goes back in time.
   *
   * @param seconds the minimum seconds of play to go back; if fewer are recorded, goes back as far
   *     as possible
   * @return the number of seconds by which the session went back; 0 if nothing is recorded
   */
  public long goBack(int seconds) {
    if (snapshots.isEmpty()) {
      return 0;
    }
    long currentJiffies = session.jiffiesPlayed();
    long targetJiffies = currentJiffies - (long) seconds * JIFFIES_PER_SECOND;
    while (snapshots.size() > 1 && snapshots.getLast().jiffies() > targetJiffies) {
      usedBytes -= snapshots.removeLast().bytes();
    }
    session.restore(snapshots.getLast().state());
    return (currentJiffies - session.jiffiesPlayed()) / JIFFIES_PER_SECOND;
  }

  /**
   * Goes back to a snapshot.
   *
   * @param state one of {@link #states}, or the current state
   */
  public void goBackTo(GameState state) {
    while (snapshots.getLast().ticks() > state.session().ticks()) {
      usedBytes -= snapshots.removeLast().bytes();
    }
    session.restore(state);
  }

  /** Discards the input of the iterations that this object or a debugger has undone. */
  @Override
  public void stateRestored() {
    while (!input.isEmpty() && input.getLast().tick() >= session.ticks()) {
      input.removeLast();
    }
  }

  /** Returns the snapshots, the oldest first. */
  public List<GameState> states() {
    return snapshots.stream().map(Snapshot::state).toList();
  }

  /** Returns the input since the oldest snapshot. */
  public List<InputEvent> input() {
    return List.copyOf(input);
  }

  /** Discards all snapshots. Called when a saved game was loaded or the game restarted. */
  public void clear() {
    snapshots.clear();
    input.clear();
    usedBytes = 0;
  }

  /** Returns the number of seconds by which the session can go back. */
  public long seconds() {
    return snapshots.isEmpty()
        ? 0
        : (session.jiffiesPlayed() - snapshots.getFirst().jiffies()) / JIFFIES_PER_SECOND;
  }

  /** Returns the approximate memory of the snapshots in bytes. */
  public long usedBytes() {
    return usedBytes;
  }
}
