package org.bowsprit.explorer.census;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.world.World;
import org.bowsprit.explorer.census.Census.WalkEntry;

/**
 * Detects walks that do not end. An actor walks for half a minute without a rest, or stays at the
 * same point for five seconds during a walk.
 */
final class WalkWatch {

  private static final int LONGEST_WALK = 1_800;
  private static final int LONGEST_STAND = 300;

  private final Set<WalkEntry> endless = new LinkedHashSet<>();
  private final Step[] steps = new Step[Cast.SIZE];

  /**
   * The position of an actor on its walk.
   *
   * @param walking the jiffies since the actor last rested or received a new destination
   * @param standing the jiffies for which the actor has stayed at this point
   */
  private record Step(
      int room, int x, int y, int toX, int toY, int walking, int standing, boolean told) {

    static Step of(Actor actor) {
      return new Step(
          actor.room(),
          actor.x(),
          actor.y(),
          actor.walk().destX(),
          actor.walk().destY(),
          0,
          0,
          false);
    }

    Step after(Step before, int jiffies) {
      boolean sameWalk =
          before != null && before.room == room && before.toX == toX && before.toY == toY;
      if (!sameWalk) {
        return this;
      }
      boolean sameSpot = before.x == x && before.y == y;
      return new Step(
          room,
          x,
          y,
          toX,
          toY,
          before.walking + jiffies,
          sameSpot ? before.standing + jiffies : 0,
          before.told);
    }

    boolean isEndless() {
      return !told && (standing >= LONGEST_STAND || walking >= LONGEST_WALK);
    }

    Step whenTold() {
      return new Step(room, x, y, toX, toY, walking, standing, true);
    }
  }

  /** Removes the stored positions of actors. Call this when another session starts. */
  void forget() {
    Arrays.fill(steps, null);
  }

  /** Checks the actors of the current room after an iteration of some jiffies. */
  void look(World world, int jiffies) {
    for (int id = 1; id < Cast.SIZE; id++) {
      Actor actor = world.cast().actor(id);
      if (actor.moveBits() == 0 || actor.room() != world.room()) {
        steps[id] = null;
        continue;
      }
      Step step = Step.of(actor).after(steps[id], jiffies);
      if (step.isEndless()) {
        tell(actor, step.standing() >= LONGEST_STAND);
        step = step.whenTold();
      }
      steps[id] = step;
    }
  }

  private void tell(Actor actor, boolean stands) {
    endless.add(
        new WalkEntry(
            actor.room(),
            actor.id(),
            stands,
            actor.box(),
            actor.x(),
            actor.y(),
            actor.walk().destX(),
            actor.walk().destY()));
  }

  /** Returns the walks that did not end. */
  Set<WalkEntry> endless() {
    return endless;
  }
}
