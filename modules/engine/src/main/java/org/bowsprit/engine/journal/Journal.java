package org.bowsprit.engine.journal;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.save.SavedGame;

/**
 * The complete input of a session: how it began, and the player's input in each iteration. The same
 * journal gives the same game, tick for tick.
 *
 * @param origin how the session began
 * @param start the saved game that it continued; empty if it booted
 * @param ticks total number of iterations, including those of the saved game
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
   * How a session began.
   *
   * @param game hash of the game's data
   * @param engine version of Bowsprit
   * @param router id of the router that planned walks
   * @param seed seed of the scripts' random numbers
   * @param bootParameter local 0 of the boot script
   * @param textSpeed see {@link org.bowsprit.engine.GameSetup#textSpeed()}
   * @param mended see {@link org.bowsprit.engine.GameSetup#mendsGlitches()}
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
   * @param tick iterations played before
   * @param hash see {@link StateHash}
   */
  public record Checkpoint(long tick, long hash) {}
}
