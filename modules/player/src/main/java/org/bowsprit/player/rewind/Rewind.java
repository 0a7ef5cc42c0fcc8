package org.bowsprit.player.rewind;

import java.util.ArrayDeque;
import java.util.Deque;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;

/**
 * Lets a player step back in a session by seconds: keeps a snapshot for every second of play and
 * forgets the oldest when they take too much memory.
 *
 * <p>Add it to the session as a listener and call {@link #back} when the player asks for it:
 *
 * <pre>
 * Rewind rewind = new Rewind(session, Rewind.USUAL_BYTES);
 * session.addListener(rewind);
 * ...
 * long seconds = rewind.back(5); // the session is about five seconds younger now
 * </pre>
 *
 * <p>What lies behind the point gone back to is forgotten: play goes on from there. The code that
 * shows the session shows its frame anew; what was held of a running screen effect is void. Not
 * safe for use by several threads.
 */
public final class Rewind implements SessionListener {

  /** Memory that holds several minutes of most games. */
  public static final long USUAL_BYTES = 64L << 20;

  private static final int JIFFIES_A_SECOND = 60;

  private final GameSession session;
  private final long mostBytes;
  private final Deque<Kept> ring = new ArrayDeque<>();
  private long bytes;

  /** A snapshot and the memory it takes beside what it shares with the one before. */
  private record Kept(GameState state, long bytes) {
    long jiffies() {
      return state.session().jiffies();
    }
  }

  /**
   * Begins to remember a session.
   *
   * @param session the session
   * @param mostBytes about how much memory to use at most; the last snapshot is kept all the same
   */
  public Rewind(GameSession session, long mostBytes) {
    this.session = session;
    this.mostBytes = mostBytes;
  }

  /**
   * Takes a snapshot if a second has been played since the last one and the game has not halted.
   */
  @Override
  public void afterTick() {
    if (session.fault().isPresent()) {
      return;
    }
    if (ring.isEmpty() || session.jiffiesPlayed() - ring.getLast().jiffies() >= JIFFIES_A_SECOND) {
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
  }

  /**
   * Steps back in time.
   *
   * @param seconds of play to go back at least; as far as is remembered if that is less
   * @return the seconds gone back, 0 if nothing is remembered
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

  /** Forgets everything: a saved game was loaded or the game began anew. */
  public void forget() {
    ring.clear();
    bytes = 0;
  }

  /** Returns how many seconds can be gone back. */
  public long seconds() {
    return ring.isEmpty()
        ? 0
        : (session.jiffiesPlayed() - ring.getFirst().jiffies()) / JIFFIES_A_SECOND;
  }

  /** Returns about how much memory the snapshots take. */
  public long bytes() {
    return bytes;
  }
}
