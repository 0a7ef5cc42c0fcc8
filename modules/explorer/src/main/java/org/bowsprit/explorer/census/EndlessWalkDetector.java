package org.bowsprit.explorer.census;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.world.World;
import org.bowsprit.explorer.census.Census.WalkEntry;

/**
 * Detects walks that do not end. A walk counts as endless if the actor walks for half a minute
 * without a rest, or stays at the same point for five seconds during the walk.
 */
final class EndlessWalkDetector {

  private static final int MAX_WALK_JIFFIES = 1_800;
  private static final int MAX_STANDING_JIFFIES = 300;

  private final Set<WalkEntry> endlessWalks = new LinkedHashSet<>();
  private final WalkState[] states = new WalkState[Cast.SIZE];

  /**
   * The position of an actor on its walk.
   *
   * @param walkingJiffies the jiffies since the actor last rested or received a new destination
   * @param standingJiffies the jiffies for which the actor has stayed at this point
   */
  private record WalkState(
      int room,
      int x,
      int y,
      int toX,
      int toY,
      int walkingJiffies,
      int standingJiffies,
      boolean isReported) {

    static WalkState of(Actor actor) {
      return new WalkState(
          actor.room(),
          actor.x(),
          actor.y(),
          actor.walk().destX(),
          actor.walk().destY(),
          0,
          0,
          false);
    }

    WalkState continueFrom(WalkState previous, int jiffies) {
      boolean isSameWalk =
          previous != null && previous.room == room && previous.toX == toX && previous.toY == toY;
      if (!isSameWalk) {
        return this;
      }
      boolean isSamePosition = previous.x == x && previous.y == y;
      return new WalkState(
          room,
          x,
          y,
          toX,
          toY,
          previous.walkingJiffies + jiffies,
          isSamePosition ? previous.standingJiffies + jiffies : 0,
          previous.isReported);
    }

    boolean isEndless() {
      return !isReported
          && (standingJiffies >= MAX_STANDING_JIFFIES || walkingJiffies >= MAX_WALK_JIFFIES);
    }

    WalkState asReported() {
      return new WalkState(room, x, y, toX, toY, walkingJiffies, standingJiffies, true);
    }
  }

  /** Removes the stored states of actors. Must be called when another session starts. */
  void clear() {
    Arrays.fill(states, null);
  }

  /** Checks the actors of the current room after an iteration of some jiffies. */
  void check(World world, int jiffies) {
    for (int id = 1; id < Cast.SIZE; id++) {
      Actor actor = world.cast().actor(id);
      if (actor.moveBits() == 0 || actor.room() != world.room()) {
        states[id] = null;
        continue;
      }
      WalkState state = WalkState.of(actor).continueFrom(states[id], jiffies);
      if (state.isEndless()) {
        addEndlessWalk(actor, state.standingJiffies() >= MAX_STANDING_JIFFIES);
        state = state.asReported();
      }
      states[id] = state;
    }
  }

  private void addEndlessWalk(Actor actor, boolean isStanding) {
    endlessWalks.add(
        new WalkEntry(
            actor.room(),
            actor.id(),
            isStanding,
            actor.box(),
            actor.x(),
            actor.y(),
            actor.walk().destX(),
            actor.walk().destY()));
  }

  /** Returns the walks that did not end. */
  Set<WalkEntry> endlessWalks() {
    return endlessWalks;
  }
}
