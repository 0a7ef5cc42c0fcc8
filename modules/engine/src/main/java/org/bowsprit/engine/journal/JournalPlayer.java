package org.bowsprit.engine.journal;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.render.Input;

/** Plays a journal again, iteration by iteration, and sees whether the session goes as it did. */
public final class JournalPlayer {

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

  /**
   * Begins to play a journal: starts the session or loads what it went on with.
   *
   * @param session a session that was prepared and not started
   * @param journal what it is to be given
   * @throws org.bowsprit.engine.StateRefusedException if the saved game it begins with does not fit
   */
  public JournalPlayer(GameSession session, Journal journal) {
    this.session = session;
    events = new ArrayDeque<>(journal.events());
    checkpoints = new ArrayDeque<>(journal.checkpoints());
    ticks = journal.ticks();
    journal.start().ifPresentOrElse(start -> session.restore(start.state()), session::start);
    lastMet = session.ticks();
    checkHere();
  }

  private JournalPlayer(GameSession session, List<InputEvent> input) {
    this.session = session;
    events = new ArrayDeque<>(input);
    checkpoints = new ArrayDeque<>();
    ticks = input.isEmpty() ? 0 : input.get(input.size() - 1).tick() + 1;
  }

  /**
   * Begins to play input alone, which knows nothing of how the session began or should go.
   *
   * @param session a session that has begun
   * @param input what it is to be given
   */
  public static JournalPlayer ofInput(GameSession session, List<InputEvent> input) {
    return new JournalPlayer(session, input);
  }

  public GameSession session() {
    return session;
  }

  /** Returns whether iterations are left and can be played. */
  public boolean goesOn() {
    return session.ticks() < ticks && session.fault().isEmpty();
  }

  /** Plays one iteration. */
  public void tick() {
    feed(session::input);
    session.tick();
    checkHere();
  }

  /**
   * Tells what the player did before the session's next iteration.
   *
   * @param given takes each event and gives it to the session
   */
  public void feed(Consumer<Input> given) {
    while (!events.isEmpty() && events.peek().tick() <= session.ticks()) {
      given.accept(events.remove().input());
    }
  }

  /** Compares the session with the journal; to be called after an iteration. */
  public void checkHere() {
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
      tick();
    }
  }

  /** Returns where the session parted from the journal; empty while it has not. */
  public Optional<Drift> drift() {
    return Optional.ofNullable(drift);
  }
}
