package org.bowsprit.insight.ghost;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.player.game.TimedSession;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plans every new walk with all routers, while it is switched on.
 *
 * <p>While the ghosts are off, this class is not called, and no router except the game's own is
 * created. The other routers run on a separate thread, so that the game does not wait for a slow
 * one.
 */
public final class Ghosts {

  private static final Logger LOG = LoggerFactory.getLogger(Ghosts.class);

  private final TimedSession game;
  private final IntSupplier ego;
  private final Supplier<RaceTrack> tracks;
  private final Executor elsewhere;
  private final AtomicReference<GhostRace> last = new AtomicReference<>();
  private final SessionListener listener =
      new SessionListener() {
        @Override
        public void afterTick() {
          ticked();
        }
      };
  private RaceTrack track;
  private WalkWatch watch = new WalkWatch();
  private volatile WalkStart asked;
  private long lastTick;
  private boolean on;

  /**
   * Creates ghosts that are off.
   *
   * @param game the game
   * @param ego the actor whose walks take precedence
   * @param tracks creates the race track with all routers; called once, when first switched on
   * @param elsewhere runs long tasks, one after the other
   */
  public Ghosts(
      TimedSession game, IntSupplier ego, Supplier<RaceTrack> tracks, Executor elsewhere) {
    this.game = game;
    this.ego = ego;
    this.tracks = tracks;
    this.elsewhere = elsewhere;
  }

  public void toggle() {
    on = !on;
    if (on) {
      if (track == null) {
        track = tracks.get();
      }
      watch = new WalkWatch();
      lastTick = session().ticks();
      session().addListener(listener);
    } else {
      session().removeListener(listener);
      forget();
    }
  }

  /** Returns whether the ghosts are on. */
  public boolean areOn() {
    return on;
  }

  /**
   * Returns the last walk as all routers planned it; empty before the first walk, and after a
   * change of room.
   */
  public Optional<GhostRace> race() {
    return Optional.ofNullable(last.get());
  }

  /** Returns whether the other routers are still planning the latest walk. */
  boolean arePlanning() {
    return asked != null && last.get() == null;
  }

  /** Returns the number of ticks since the walk of {@link #race()} began. */
  int age() {
    GhostRace race = last.get();
    return race == null ? 0 : (int) (session().ticks() - race.start().tick());
  }

  private GameSession session() {
    return game.session();
  }

  private void forget() {
    asked = null;
    last.set(null);
  }

  private void ticked() {
    long tick = session().ticks();
    if (tick != lastTick + 1) {
      // After a load or a rewind, earlier walks no longer count.
      watch = new WalkWatch();
      forget();
    }
    lastTick = tick;
    if (asked != null && asked.room().id() != session().world().room()) {
      forget();
    }
    watch.look(session().world(), ego.getAsInt(), session().ticks()).ifPresent(this::consider);
  }

  /**
   * Considers a new walk. While a walk of the ego is in progress, no other actor's walk replaces
   * it.
   */
  private void consider(WalkStart start) {
    boolean busy =
        asked != null
            && asked.actor() == ego.getAsInt()
            && start.actor() != asked.actor()
            && isUnderWay(asked.actor());
    if (!busy) {
      asked = start;
      elsewhere.execute(() -> race(start));
    }
  }

  private boolean isUnderWay(int actor) {
    return session().world().cast().movement().moving(session().world().cast().actor(actor)) != 0;
  }

  private void race(WalkStart start) {
    try {
      GhostRace done = track.race(start);
      if (isStillAsked(start)) {
        last.set(done);
      }
    } catch (RuntimeException e) {
      // An error in this overlay must not stop the game.
      LOG.warn("no ghosts for the walk from {} to {}", start.from(), start.to(), e);
    }
  }

  private boolean isStillAsked(WalkStart start) {
    WalkStart latest = asked;
    return latest != null && latest.tick() == start.tick() && latest.actor() == start.actor();
  }
}
