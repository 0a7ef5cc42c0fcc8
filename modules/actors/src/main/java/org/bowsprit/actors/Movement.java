package org.bowsprit.actors;

import org.bowsprit.pathfinding.geometry.PackedPoint;

/** How actors get about: walks, turns on the spot, and where they can get to (spec 09 §4 to §7). */
public final class Movement {

  private final Choreographer choreographer;
  private Walker walker;

  Movement(Choreographer choreographer, Walker walker) {
    this.choreographer = choreographer;
    this.walker = walker;
  }

  /** Has actors walk by another walker from now on. */
  void use(Walker other) {
    walker = other;
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
   * Starts a walk next to another actor, on the side it comes from (spec 09 §4.2).
   *
   * @param actor who walks
   * @param other who is walked to
   * @param distance pixels, 255 for the sum of their half widths
   */
  public void walkToActor(Actor actor, Actor other, int distance) {
    if (!choreographer.isOnStage(actor) || !choreographer.isOnStage(other)) {
      return;
    }
    int gap = distance;
    if (distance == 255) {
      gap =
          actor.scaleX * actor.width / Actor.FULL_SCALE
              + other.scaleX * other.width / Actor.FULL_SCALE / 2;
    }
    int x = other.x < actor.x ? other.x + gap : other.x - gap;
    walkTo(actor, x, other.y, Facing.NONE);
  }

  /**
   * Turns an actor left or right towards a place, a quarter a tick.
   *
   * @param actor the actor; only in the current room
   * @param x room x of what it is to look at
   */
  public void faceTowards(Actor actor, int x) {
    if (choreographer.isOnStage(actor)) {
      choreographer.turn(actor, x > actor.x ? Facing.EAST : Facing.WEST);
    }
  }

  /**
   * Changes an actor's speed, also of a leg under way.
   *
   * @param actor the actor
   * @param x pixels a tick
   * @param y pixels a tick
   */
  public void setSpeed(Actor actor, int x, int y) {
    if (actor.speedX == x && actor.speedY == y) {
      return;
    }
    actor.speedX = x;
    actor.speedY = y;
    walker.speedChanged(actor);
  }

  /**
   * One tick of walking and turning.
   *
   * @param actor the actor; only in the current room
   */
  public void walk(Actor actor) {
    if (choreographer.isOnStage(actor)) {
      walker.tick(actor);
    }
  }

  /**
   * What the walker does right before an actor is drawn.
   *
   * @param actor the actor
   */
  public void beforeDrawing(Actor actor) {
    walker.beforeDrawing(actor);
  }

  /**
   * What scripts get for "is the actor moving".
   *
   * @param actor the actor
   * @return 0 for no
   */
  public int moving(Actor actor) {
    return walker.moving(actor);
  }

  /**
   * Whether an actor stands in a box.
   *
   * @param actor the actor
   * @param box box id; never box 0
   * @return true when it does
   */
  public boolean isInBox(Actor actor, int box) {
    return walker.isInBox(actor, box);
  }

  /**
   * The point at which an object's distance to an actor is measured: its walk-to point, moved into
   * the boxes the actor can reach. The reference's walker moves it only where the distance is asked
   * from the actor to the object (spec 14, 9).
   *
   * @param actor who is at the other end
   * @param x the walk-to point in room pixels
   * @param y the walk-to point in room pixels
   * @param fromActor whether the distance is asked from the actor to the object
   * @return the point, as {@link PackedPoint}
   */
  public long measuredAt(Actor actor, int x, int y, boolean fromActor) {
    return fromActor || walker.measuresBothWays()
        ? walker.reachable(actor, x, y)
        : PackedPoint.of(x, y);
  }
}
