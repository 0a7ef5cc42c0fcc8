package org.bowsprit.actors;

import org.bowsprit.pathfinding.geometry.PackedPoint;

/**
 * Moves actors: plans walks, performs steps, and places actors on the floor.
 *
 * <p>There are two walkers: the seeds' ({@link BoxGraphWalker}) and the reference's ({@link
 * ClassicWalker}).
 */
interface Walker {

  /** Returns the size rule of this walker. */
  Scaling scaling();

  /** Starts a walk to a point; the facing may be {@link Facing#NONE}. */
  void walkTo(Actor actor, int x, int y, int facing);

  /** Performs one tick of walking or turning. */
  void tick(Actor actor);

  /**
   * Places an actor on the floor at its current position: snaps it, assigns its box and scale, and
   * stops it.
   */
  void settle(Actor actor);

  /** Called when the speed has changed during a walk. */
  void speedChanged(Actor actor);

  /** Called before the actor is drawn. */
  void beforeDrawing(Actor actor);

  /** Called after the actor has been reset to its defaults. */
  void initialised(Actor actor);

  /** Returns the result of "is the actor moving" for scripts, 0 for no. */
  int moving(Actor actor);

  /** Returns whether an actor's position is in a box, for scripts. */
  boolean isInBox(Actor actor, int box);

  /**
   * Returns the point for measuring an object's distance to an actor: its walk-to point, moved into
   * the boxes that the actor can reach, as {@link PackedPoint}.
   */
  long reachable(Actor actor, int x, int y);

  /** Returns whether that point is also used for distances from the object to the actor. */
  boolean measuresBothWays();
}
