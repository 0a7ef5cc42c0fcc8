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
 * after each change that something other than input has made. It discards the oldest snapshots when
 * they use too much memory.
 *
 * <p>Add the object to the session as a listener and call {@link #back} when the player asks for
 * it:
 *
 * <pre>
 * Rewind rewind = new Rewind(session, Rewind.USUAL_BYTES);
 * session.addListener(rewind);
 * ...
 * long seconds = rewind.back(5); // the session is now about five seconds earlier
 * </pre>
 *
 * <p>Snapshots after that point are discarded, and play continues from there. The code that shows
 * the session must show its frame again and end a screen effect in progress. This class is not
 * thread-safe.
 */
public final class Rewind implements SessionListener {

  /** The number of bytes that is enough for several minutes of most games. */
  public static final long USUAL_BYTES = 64L << 20;

  private static final int JIFFIES_A_SECOND = 60;

  private final GameSession session;
  private final long mostBytes;
  private final Deque<Kept> ring = new ArrayDeque<>();
  private final Deque<InputEvent> input = new ArrayDeque<>();
  private long bytes;
  private boolean isChanged;

  /**
   * A snapshot and its size in bytes, without the parts that it shares with the previous snapshot.
   */
  private record Kept(GameState state, long bytes) {
    long jiffies() {
      return state.session().jiffies();
    }

    long ticks() {
      return state.session().ticks();
    }
  }

  /**
   * Creates a rewind for a session, and starts to record.
   *
   * @param session the session
   * @param mostBytes the approximate maximum memory of the snapshots, in bytes; the last snapshot
   *     is kept in any case
   */
  public Rewind(GameSession session, long mostBytes) {
    this.session = session;
    this.mostBytes = mostBytes;
  }

  /** Stores an input together with its iteration. */
  @Override
  public void input(Input event) {
    input.addLast(new InputEvent(session.ticks(), event));
  }

  /**
   * The input before the change does not lead to the states after the change, so one of these
   * states is kept.
   */
  @Override
  public void interfered() {
    isChanged = true;
  }

  /**
   * Takes a snapshot if a second of play has passed since the last one, or if something other than
   * input has changed the game. Takes none if the game has halted.
   */
  @Override
  public void afterTick() {
    if (session.fault().isPresent()) {
      return;
    }
    if (isChanged
        || ring.isEmpty()
        || session.jiffiesPlayed() - ring.getLast().jiffies() >= JIFFIES_A_SECOND) {
      isChanged = false;
      keep(session.snapshot());
    } else if (session.jiffiesPlayed() < ring.getLast().jiffies()) {
      forget();
    }
  }

  private void keep(GameState state) {
    GameState before = ring.isEmpty() ? null : ring.getLast().state();
    GameState shared = before == null ? state : state.sharing(before);
    Kept kept = new Kept(shared, Footprint.of(shared, before));
    ring.addLast(kept);
    bytes += kept.bytes();
    while (bytes > mostBytes && ring.size() > 1) {
      bytes -= ring.removeFirst().bytes();
    }
    while (!input.isEmpty() && input.getFirst().tick() < ring.getFirst().ticks()) {
      input.removeFirst();
    }
  }

  /**
   * Goes back in time.
   *
   * @param seconds the minimum seconds of play to go back; if fewer are recorded, goes back as far
   *     as possible
   * @return the number of seconds gone back, 0 if nothing is recorded
   */
  public long back(int seconds) {
    if (ring.isEmpty()) {
      return 0;
    }
    long now = session.jiffiesPlayed();
    long wanted = now - (long) seconds * JIFFIES_A_SECOND;
    while (ring.size() > 1 && ring.getLast().jiffies() > wanted) {
      bytes -= ring.removeLast().bytes();
    }
    session.restore(ring.getLast().state());
    return (now - session.jiffiesPlayed()) / JIFFIES_A_SECOND;
  }

  /**
   * Goes back to a snapshot.
   *
   * @param state one of {@link #states}, or the present state
   */
  public void backTo(GameState state) {
    while (ring.getLast().ticks() > state.session().ticks()) {
      bytes -= ring.removeLast().bytes();
    }
    session.restore(state);
  }

  /** Drops the input of the iterations that this object or a debugger has undone. */
  @Override
  public void restored() {
    while (!input.isEmpty() && input.getLast().tick() >= session.ticks()) {
      input.removeLast();
    }
  }

  /** Returns the snapshots, the oldest first. */
  public List<GameState> states() {
    return ring.stream().map(Kept::state).toList();
  }

  /** Returns the input since the oldest snapshot. */
  public List<InputEvent> input() {
    return List.copyOf(input);
  }

  /** Discards all snapshots. Called when a saved game was loaded or the game restarted. */
  public void forget() {
    ring.clear();
    input.clear();
    bytes = 0;
  }

  /** Returns the number of seconds by which the session can go back. */
  public long seconds() {
    return ring.isEmpty()
        ? 0
        : (session.jiffiesPlayed() - ring.getFirst().jiffies()) / JIFFIES_A_SECOND;
  }

  /** Returns the approximate memory of the snapshots in bytes. */
  public long bytes() {
    return bytes;
  }
}
