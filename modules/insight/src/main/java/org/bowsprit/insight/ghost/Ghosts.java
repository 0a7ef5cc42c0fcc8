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
 * router.
 */
public final class Ghosts {

  private static final Logger LOG = LoggerFactory.getLogger(Ghosts.class);

  private final TimedSession game;
  private final IntSupplier ego;
  private final Supplier<RouterComparison> comparisons;
  private final Executor executor;
  private final AtomicReference<GhostRace> lastRace = new AtomicReference<>();
  private final SessionListener listener =
      new SessionListener() {
        @Override
        public void afterTick() {
          checkWalks();
        }
      };
  private RouterComparison comparison;
  private WalkDetector walkDetector = new WalkDetector();
  private volatile WalkStart requestedWalk;
  private long lastTick;
  private boolean isOn;

  /**
   * Creates ghosts that are off.
   *
   * @param game the game
   * @param ego the actor whose walks have precedence
   * @param comparisons creates the comparison of all routers; called once, when the ghosts are
   *     first switched on
   * @param executor runs long tasks, one after the other
   */
  public Ghosts(
      TimedSession game,
      IntSupplier ego,
      Supplier<RouterComparison> comparisons,
      Executor executor) {
    this.game = game;
    this.ego = ego;
    this.comparisons = comparisons;
    this.executor = executor;
  }

  public void toggle() {
    isOn = !isOn;
    if (isOn) {
      if (comparison == null) {
        comparison = comparisons.get();
      }
      walkDetector = new WalkDetector();
      lastTick = session().ticks();
      session().addListener(listener);
    } else {
      session().removeListener(listener);
      clear();
    }
  }

  /** Returns whether the ghosts are on. */
  public boolean areOn() {
    return isOn;
  }

  /**
   * Returns the last walk, as planned by all routers; empty before the first walk, and after a
   * change of room.
   */
  public Optional<GhostRace> race() {
    return Optional.ofNullable(lastRace.get());
  }

  /** Returns whether the other routers are still planning the latest walk. */
  boolean arePlanning() {
    return requestedWalk != null && lastRace.get() == null;
  }

  /** Returns the number of ticks since the walk of {@link #race()} began. */
  int age() {
    GhostRace race = lastRace.get();
    return race == null ? 0 : (int) (session().ticks() - race.start().tick());
  }

  private GameSession session() {
    return game.session();
  }

  private void clear() {
    requestedWalk = null;
    lastRace.set(null);
  }

  private void checkWalks() {
    long tick = session().ticks();
    if (tick != lastTick + 1) {
      // After a load or a rewind, earlier walks no longer count.
      walkDetector = new WalkDetector();
      clear();
    }
    lastTick = tick;
    if (requestedWalk != null && requestedWalk.room().id() != session().world().room()) {
      clear();
    }
    walkDetector
        .findNewWalk(session().world(), ego.getAsInt(), session().ticks())
        .ifPresent(this::request);
  }

  /**
   * Requests a comparison of a new walk, unless a walk of the ego is in progress and the new walk
   * is of another actor.
   */
  private void request(WalkStart start) {
    boolean isEgoBusy =
        requestedWalk != null
            && requestedWalk.actor() == ego.getAsInt()
            && start.actor() != requestedWalk.actor()
            && isMoving(requestedWalk.actor());
    if (!isEgoBusy) {
      requestedWalk = start;
      executor.execute(() -> race(start));
    }
  }

  private boolean isMoving(int actor) {
    return session().world().cast().movement().movingResult(session().world().cast().actor(actor))
        != 0;
  }

  private void race(WalkStart start) {
    try {
      GhostRace race = comparison.compare(start);
      if (isStillRequested(start)) {
        lastRace.set(race);
      }
    } catch (RuntimeException e) {
      // An error in this overlay must not stop the game.
      LOG.warn("no ghosts for the walk from {} to {}", start.from(), start.to(), e);
    }
  }

  private boolean isStillRequested(WalkStart start) {
    WalkStart latest = requestedWalk;
    return latest != null && latest.tick() == start.tick() && latest.actor() == start.actor();
  }
}
