package org.bowsprit.actors;

import org.bowsprit.pathfinding.geometry.PackedPoint;

/**
 * Moves actors: starts walks and turns in place, and computes which points they can reach (spec 09
 * §4 to §7).
 */
public final class Movement {

  private final Choreographer choreographer;
  private Walker walker;

  Movement(Choreographer choreographer, Walker walker) {
    this.choreographer = choreographer;
    this.walker = walker;
  }

  /** Sets the walker. */
  void setWalker(Walker newWalker) {
    walker = newWalker;
  }

  /**
   * Starts a walk to a point.
   *
   * @param actor the actor
   * @param x room x
   * @param y room y
   * @param facing direction at the end in degrees or {@link Facing#NONE}
   */
  public void walkTo(Actor actor, int x, int y, int facing) {
    walker.walkTo(actor, x, y, facing);
  }

  /**
   * Starts a walk to a point beside another actor, on the side from which the actor comes (spec 09
   * §4.2).
   *
   * @param actor the walking actor
   * @param target the target actor
   * @param distance pixels, 255 for the sum of their half widths
   */
  public void walkToActor(Actor actor, Actor target, int distance) {
    if (!choreographer.isOnStage(actor) || !choreographer.isOnStage(target)) {
      return;
    }
    int gap = distance;
    if (distance == 255) {
      gap =
          actor.scaleX * actor.width / Actor.FULL_SCALE
              + target.scaleX * target.width / Actor.FULL_SCALE / 2;
    }
    int x = target.x < actor.x ? target.x + gap : target.x - gap;
    walkTo(actor, x, target.y, Facing.NONE);
  }

  /**
   * Turns an actor left or right towards a point, by a quarter turn per tick.
   *
   * @param actor the actor; only in the current room
   * @param x room x of the point
   */
  public void faceTowards(Actor actor, int x) {
    if (choreographer.isOnStage(actor)) {
      choreographer.turn(actor, x > actor.x ? Facing.EAST : Facing.WEST);
    }
  }

  /**
   * Changes an actor's speed, also for the current leg.
   *
   * @param actor the actor
   * @param x pixels per tick
   * @param y pixels per tick
   */
  public void setSpeed(Actor actor, int x, int y) {
    if (actor.speedX == x && actor.speedY == y) {
      return;
    }
    actor.speedX = x;
    actor.speedY = y;
    walker.onSpeedChange(actor);
  }

  /**
   * Performs one tick of walking and turning.
   *
   * @param actor the actor; only in the current room
   */
  public void walk(Actor actor) {
    if (choreographer.isOnStage(actor)) {
      walker.tick(actor);
    }
  }

  /**
   * Performs the walker's work right before an actor is drawn.
   *
   * @param actor the actor
   */
  public void beforeDrawing(Actor actor) {
    walker.beforeDrawing(actor);
  }

  /**
   * Returns the result of "is the actor moving" for scripts.
   *
   * @param actor the actor
   * @return 0 if the actor does not move
   */
  public int movingResult(Actor actor) {
    return walker.movingResult(actor);
  }

  /**
   * Returns whether an actor is in a box.
   *
   * @param actor the actor
   * @param box the number of the box; the result is false for box 0
   * @return true if the actor is in the box
   */
  public boolean isInBox(Actor actor, int box) {
    return walker.isInBox(actor, box);
  }

  /**
   * Returns the point that represents an object when its distance to an actor is measured. This is
   * the walk-to point of the object, moved into the boxes that the actor can reach. The reference's
   * walker moves the point only if the distance is measured from the actor to the object (spec 14,
   * 9).
   *
   * @param actor the actor at the other end
   * @param x the walk-to point in room pixels
   * @param y the walk-to point in room pixels
   * @param fromActor whether the distance is measured from the actor to the object
   * @return the point, as {@link PackedPoint}
   */
  public long measuringPoint(Actor actor, int x, int y, boolean fromActor) {
    return fromActor || walker.usesReachablePointFromObjectToActor()
        ? walker.reachablePoint(actor, x, y)
        : PackedPoint.of(x, y);
  }
}
