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
 * Has every walk that begins walked by all routers, while it is on.
 *
 * <p>While it is off it is not called at all, and no router but the game's own is made. The others
 * plan on a thread of their own: the game does not wait for a slow one.
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
   * Makes ghosts that are off.
   *
   * @param game what is played
   * @param ego the actor whose walks come before those of others
   * @param tracks makes what others walk on, with all routers; asked once, when first switched on
   * @param elsewhere runs what takes time, one task after the other
   */
  public Ghosts(
      TimedSession game, IntSupplier ego, Supplier<RaceTrack> tracks, Executor elsewhere) {
    this.game = game;
    this.ego = ego;
    this.tracks = tracks;
    this.elsewhere = elsewhere;
  }

  /** Switches them on or off. */
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

  /** Returns whether they are on. */
  public boolean areOn() {
    return on;
  }

  /** Returns the last walk by all routers; empty before there was one, and after a room change. */
  public Optional<GhostRace> race() {
    return Optional.ofNullable(last.get());
  }

  /** Returns whether the others are still planning the walk that began last. */
  boolean arePlanning() {
    return asked != null && last.get() == null;
  }

  /** Returns how many ticks ago the walk of {@link #race()} began. */
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
      // Loaded, or gone back: what was walked was not walked.
      watch = new WalkWatch();
      forget();
    }
    lastTick = tick;
    if (asked != null && asked.room().id() != session().world().room()) {
      forget();
    }
    watch.look(session().world(), ego.getAsInt(), session().ticks()).ifPresent(this::consider);
  }

  /** No other walk takes the place of ego's while that lasts. */
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
      // A picture over the game must not end it.
      LOG.warn("no ghosts for the walk from {} to {}", start.from(), start.to(), e);
    }
  }

  private boolean isStillAsked(WalkStart start) {
    WalkStart latest = asked;
    return latest != null && latest.tick() == start.tick() && latest.actor() == start.actor();
  }
}
