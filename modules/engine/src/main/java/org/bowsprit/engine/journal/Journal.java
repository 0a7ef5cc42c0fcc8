package org.bowsprit.engine.journal;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.save.SavedGame;

/**
 * Everything a session was given: how it began and what the player did in which iteration. The same
 * journal gives the same game, tick for tick.
 *
 * @param origin how the session began
 * @param start the saved game it went on with; empty if it booted
 * @param ticks iterations played in the end, those of the saved game included
 * @param events the input, iterations ascending
 * @param checkpoints hashes of the state on the way, iterations ascending
 */
public record Journal(
    Origin origin,
    Optional<SavedGame> start,
    long ticks,
    List<InputEvent> events,
    List<Checkpoint> checkpoints) {

  /** Takes immutable copies and rejects what no session can have been given. */
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
   * @param engine version of the Bowsprit that played
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

    /** Returns the origin of a session whose glitches are left as they are. */
    public static Origin of(
        String game, String engine, String router, long seed, int bootParameter, int textSpeed) {
      return new Origin(game, engine, router, seed, bootParameter, textSpeed, false);
    }
  }

  /**
   * What the state was.
   *
   * @param tick iterations played until then
   * @param hash see {@link StateHash}
   */
  public record Checkpoint(long tick, long hash) {}
}
