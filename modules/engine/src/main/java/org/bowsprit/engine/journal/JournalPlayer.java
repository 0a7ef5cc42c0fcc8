package org.bowsprit.engine.journal;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;

/**
 * Replays the input of a journal in a session. Passes each event to the session before its
 * iteration, and checks whether the states are as recorded.
 */
public final class JournalPlayer implements SessionListener {

  private final GameSession session;
  private final Deque<InputEvent> events;
  private final Deque<Journal.Checkpoint> checkpoints;
  private final long ticks;
  private final StateHash hash = new StateHash();
  private final long firstComparedTick;
  private Consumer<Journal.Checkpoint> matchListener = checkpoint -> {};
  private long lastMatchTick;
  private Drift drift;

  /**
   * The iterations between which a session diverged from its journal.
   *
   * @param after the number of iterations after which the state was still the same
   * @param before the number of iterations after which the state was different
   * @param subsystems the subsystems that were different at that moment; empty if the recording
   *     does not contain them
   */
  public record Drift(long after, long before, List<String> subsystems) {

    public Drift {
      subsystems = List.copyOf(subsystems);
    }
  }

  private JournalPlayer(
      GameSession session,
      List<InputEvent> events,
      List<Journal.Checkpoint> checkpoints,
      long ticks,
      long firstComparedTick) {
    this.firstComparedTick = firstComparedTick;
    this.session = session;
    this.events = new ArrayDeque<>(events);
    this.checkpoints = new ArrayDeque<>(checkpoints);
    this.ticks = ticks;
  }

  /**
   * Starts a replay: boots the session or loads the saved game with which the journal begins.
   *
   * @param session a session that was prepared and not started
   * @param journal the journal to replay
   * @throws org.bowsprit.engine.StateRefusedException if the saved game of the journal does not fit
   */
  public static JournalPlayer of(GameSession session, Journal journal) {
    return of(session, journal, 0);
  }

  /**
   * Starts a replay that does not report a difference before an iteration.
   *
   * @param session a session that was prepared and not started
   * @param journal the journal to replay
   * @param firstComparedTick the first iteration after which a state must be as recorded
   * @throws org.bowsprit.engine.StateRefusedException if the saved game of the journal does not fit
   */
  public static JournalPlayer of(GameSession session, Journal journal, long firstComparedTick) {
    journal.start().ifPresentOrElse(start -> session.restore(start.state()), session::start);
    JournalPlayer player =
        new JournalPlayer(
            session, journal.events(), journal.checkpoints(), journal.ticks(), firstComparedTick);
    player.lastMatchTick = session.ticks();
    player.afterTick();
    session.addListener(player);
    return player;
  }

  /**
   * Starts to replay plain input, without a start and without checkpoints.
   *
   * @param session a session that has started
   * @param input the input to replay
   */
  public static JournalPlayer ofInput(GameSession session, List<InputEvent> input) {
    long ticks = input.isEmpty() ? 0 : input.get(input.size() - 1).tick() + 1;
    JournalPlayer player = new JournalPlayer(session, input, List.of(), ticks, 0);
    session.addListener(player);
    return player;
  }

  /** Sets the listener for states that are as recorded. */
  public void onMatch(Consumer<Journal.Checkpoint> listener) {
    matchListener = listener;
  }

  public GameSession session() {
    return session;
  }

  /** Returns whether there are iterations left that can be played. */
  public boolean hasRemainingIterations() {
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
      Journal.Checkpoint actual = Journal.Checkpoint.of(session, hash);
      if (expected.hash() == actual.hash()) {
        lastMatchTick = expected.tick();
        matchListener.accept(expected);
      } else if (expected.tick() >= firstComparedTick) {
        drift = new Drift(lastMatchTick, expected.tick(), differences(expected, actual));
      }
    }
  }

  private static List<String> differences(Journal.Checkpoint expected, Journal.Checkpoint actual) {
    return expected
        .subsystems()
        .map(hashes -> hashes.differences(actual.subsystems().orElseThrow()))
        .orElse(List.of());
  }

  /** Plays all remaining iterations, even if the session diverges. */
  public void play() {
    while (hasRemainingIterations()) {
      session.tick();
    }
  }

  /** Returns where the session diverged from the journal; empty if it has not diverged. */
  public Optional<Drift> drift() {
    return Optional.ofNullable(drift);
  }
}
