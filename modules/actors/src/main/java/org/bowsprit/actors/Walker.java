package org.bowsprit.actors;

import org.bowsprit.pathfinding.geometry.PackedPoint;

/**
 * Moves actors: plans walks, performs steps, and places actors on the floor.
 *
 * <p>There are two walkers: {@link BoxGraphWalker} follows the founding documents, and {@link
 * ClassicWalker} follows the reference interpreter.
 */
interface Walker {

  /** Returns the size rule of this walker. */
  Scaling scaling();

  /** Starts a walk to a point. The facing can be {@link Facing#NONE}. */
  void walkTo(Actor actor, int x, int y, int facing);

  /** Performs one tick of walking or turning. */
  void tick(Actor actor);

  /**
   * Places an actor on the floor at its current position. This snaps the actor to the floor,
   * assigns its box and scale, and stops it.
   */
  void placeOnFloor(Actor actor);

  /** Handles a change of the speed during a walk. */
  void onSpeedChange(Actor actor);

  /** Prepares the actor before it is drawn. */
  void beforeDrawing(Actor actor);

  /** Handles an actor that has just been reset to its defaults. */
  void onInitialise(Actor actor);

  /** Returns the result of "is the actor moving" for scripts; 0 means no. */
  int movingResult(Actor actor);

  /** Returns whether an actor's position is in a box, for scripts. */
  boolean isInBox(Actor actor, int box);

  /**
   * Returns the point that represents an object when its distance to an actor is measured. This is
   * the walk-to point of the object, moved into the boxes that the actor can reach, as a {@link
   * PackedPoint}.
   */
  long reachablePoint(Actor actor, int x, int y);

  /**
   * Returns whether the point of {@link #reachablePoint} is also used for distances from the object
   * to the actor.
   */
  boolean usesReachablePointFromObjectToActor();
}
