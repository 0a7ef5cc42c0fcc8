package org.bowsprit.engine.journal;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;

/**
 * Gives a session the input of a journal again, each event before the iteration that saw it, and
 * checks whether the session goes as it did.
 */
public final class JournalPlayer implements SessionListener {

  private final GameSession session;
  private final Deque<InputEvent> events;
  private final Deque<Journal.Checkpoint> checkpoints;
  private final long ticks;
  private final StateHash hash = new StateHash();
  private long lastMet;
  private Drift drift;

  /**
   * Where a session parted from its journal.
   *
   * @param after iterations after which it was still the same
   * @param before iterations after which it was another
   */
  public record Drift(long after, long before) {}

  private JournalPlayer(
      GameSession session,
      List<InputEvent> events,
      List<Journal.Checkpoint> checkpoints,
      long ticks) {
    this.session = session;
    this.events = new ArrayDeque<>(events);
    this.checkpoints = new ArrayDeque<>(checkpoints);
    this.ticks = ticks;
  }

  /**
   * Begins to play a journal: starts the session or loads what it went on with.
   *
   * @param session a session that was prepared and not started
   * @param journal what it is to be given
   * @throws org.bowsprit.engine.StateRefusedException if the saved game it begins with does not fit
   */
  public static JournalPlayer of(GameSession session, Journal journal) {
    journal.start().ifPresentOrElse(start -> session.restore(start.state()), session::start);
    JournalPlayer player =
        new JournalPlayer(session, journal.events(), journal.checkpoints(), journal.ticks());
    player.lastMet = session.ticks();
    player.afterTick();
    session.addListener(player);
    return player;
  }

  /**
   * Begins to play input alone, which knows nothing of how the session began or should go.
   *
   * @param session a session that has begun
   * @param input what it is to be given
   */
  public static JournalPlayer ofInput(GameSession session, List<InputEvent> input) {
    long ticks = input.isEmpty() ? 0 : input.get(input.size() - 1).tick() + 1;
    JournalPlayer player = new JournalPlayer(session, input, List.of(), ticks);
    session.addListener(player);
    return player;
  }

  public GameSession session() {
    return session;
  }

  /** Returns whether iterations are left and can be played. */
  public boolean goesOn() {
    return session.ticks() < ticks && session.fault().isEmpty();
  }

  @Override
  public void beforeTick() {
    while (!events.isEmpty() && events.peek().tick() <= session.ticks()) {
      session.input(events.remove().input());
    }
  }

  @Override
  public void afterTick() {
    while (!checkpoints.isEmpty() && checkpoints.peek().tick() <= session.ticks()) {
      Journal.Checkpoint expected = checkpoints.remove();
      if (expected.tick() != session.ticks() || drift != null) {
        continue;
      }
      if (expected.hash() == hash.of(session)) {
        lastMet = expected.tick();
      } else {
        drift = new Drift(lastMet, expected.tick());
      }
    }
  }

  /** Plays all that is left, whether it drifts or not. */
  public void play() {
    while (goesOn()) {
      session.tick();
    }
  }

  /** Returns where the session parted from the journal; empty while it has not. */
  public Optional<Drift> drift() {
    return Optional.ofNullable(drift);
  }
}
