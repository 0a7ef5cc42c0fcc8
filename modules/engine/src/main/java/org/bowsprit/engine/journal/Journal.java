package org.bowsprit.engine.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;

/**
 * The complete input of a session: the start of the session, and the player's input in each
 * iteration. A replay of the journal gives the same state after each iteration.
 *
 * @param origin the start of the session
 * @param start the saved game that the session continued; empty if the session booted
 * @param ticks the total number of iterations, including the iterations of the saved game
 * @param events the input, in ascending order of iterations
 * @param checkpoints hashes of the state, in ascending order of iterations
 */
public record Journal(
    Origin origin,
    Optional<SavedGame> start,
    long ticks,
    List<InputEvent> events,
    List<Checkpoint> checkpoints) {

  /** Copies the lists and rejects values that no session can have. */
  public Journal {
    Objects.requireNonNull(origin, "origin must not be null");
    Objects.requireNonNull(start, "start must not be null");
    events = List.copyOf(events);
    checkpoints = List.copyOf(checkpoints);
    if (ticks < 0) {
      throw new IllegalArgumentException("ticks must not be negative: " + ticks);
    }
  }

  /**
   * Returns the number of iterations before the last checkpoint that is not after {@code tick}; 0
   * if there is none.
   */
  public long lastCheckpointAt(long tick) {
    return checkpoints.stream()
        .mapToLong(Checkpoint::tick)
        .filter(each -> each <= tick)
        .max()
        .orElse(0);
  }

  /**
   * Returns the rest of this journal after one of its states.
   *
   * @param state one of the states of this journal
   */
  public Journal continuationFrom(SavedGame state) {
    long first = state.state().session().ticks();
    return new Journal(
        origin,
        Optional.of(state),
        ticks,
        events.stream().filter(event -> event.tick() >= first).toList(),
        checkpoints.stream().filter(checkpoint -> checkpoint.tick() >= first).toList());
  }

  /**
   * Returns the part of this journal up to an iteration.
   *
   * @param tick the number of iterations that remain
   */
  public Journal truncatedAt(long tick) {
    long end = Math.min(tick, ticks);
    return new Journal(
        origin,
        start,
        end,
        events.stream().filter(event -> event.tick() < end).toList(),
        checkpoints.stream().filter(checkpoint -> checkpoint.tick() <= end).toList());
  }

  /**
   * Returns this journal followed by the input of another one. The hashes of the other journal are
   * omitted, because they belong to other states.
   */
  public Journal followedBy(Journal other) {
    long first = other.start.map(saved -> saved.state().session().ticks()).orElse(0L);
    List<InputEvent> allEvents = new ArrayList<>(events);
    other.events.forEach(
        event -> allEvents.add(new InputEvent(event.tick() - first + ticks, event.input())));
    return new Journal(origin, start, ticks + other.ticks - first, allEvents, checkpoints);
  }

  /**
   * Returns a copy in which all input from an iteration on is moved to earlier or later iterations.
   * The hashes after this iteration are omitted.
   *
   * @param from the iteration whose input is the first to be moved
   * @param distance the number of iterations by which the input is moved; negative for earlier
   * @throws IllegalArgumentException if the moved input would come before input that is not moved
   */
  public Journal shifted(long from, long distance) {
    long last =
        events.stream().mapToLong(InputEvent::tick).filter(tick -> tick < from).max().orElse(0);
    long first =
        events.stream().mapToLong(InputEvent::tick).filter(tick -> tick >= from).min().orElse(from);
    if (first + distance < last) {
      throw new IllegalArgumentException(
          "moved by "
              + distance
              + ", the input of iteration "
              + first
              + " would come before that of "
              + last);
    }
    List<InputEvent> shiftedEvents = new ArrayList<>();
    for (InputEvent event : events) {
      shiftedEvents.add(
          event.tick() < from ? event : new InputEvent(event.tick() + distance, event.input()));
    }
    long unchanged = Math.min(first, first + distance);
    return new Journal(
        origin,
        start,
        ticks + distance,
        shiftedEvents,
        checkpoints.stream().filter(checkpoint -> checkpoint.tick() <= unchanged).toList());
  }

  /**
   * The start of a session.
   *
   * @param game hash of the game's data
   * @param engine version of Bowsprit
   * @param router id of the router that planned walks
   * @param seed seed of the scripts' random numbers
   * @param bootParameter local 0 of the boot script
   * @param textSpeed see {@link org.bowsprit.engine.GameSetup#textSpeed()}
   * @param mended see {@link org.bowsprit.engine.GameSetup#fixesGlitches()}
   */
  public record Origin(
      String game,
      String engine,
      String router,
      long seed,
      int bootParameter,
      int textSpeed,
      boolean mended) {

    public Origin {
      Objects.requireNonNull(game, "game must not be null");
      Objects.requireNonNull(engine, "engine must not be null");
      Objects.requireNonNull(router, "router must not be null");
    }

    /** Returns the origin of a session whose glitches are not fixed. */
    public static Origin of(
        String game, String engine, String router, long seed, int bootParameter, int textSpeed) {
      return new Origin(game, engine, router, seed, bootParameter, textSpeed, false);
    }
  }

  /**
   * The state at one moment.
   *
   * @param tick the number of iterations before this moment
   * @param hash the hash of the state; see {@link StateHash}
   * @param subsystems a hash for each part of the state; empty if the recording does not contain
   *     them
   */
  public record Checkpoint(long tick, long hash, Optional<SubsystemHashes> subsystems) {

    /** Rejects null. */
    public Checkpoint {
      Objects.requireNonNull(subsystems, "subsystems must not be null");
    }

    /** Returns the checkpoint of the current state of a session. */
    static Checkpoint of(GameSession session, StateHash hash) {
      GameState state = session.snapshot();
      return new Checkpoint(session.ticks(), hash.of(state), Optional.of(hash.bySubsystem(state)));
    }
  }
}
