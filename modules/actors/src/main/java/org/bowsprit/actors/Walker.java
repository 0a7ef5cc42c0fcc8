package org.bowsprit.actors;

import org.bowsprit.pathfinding.geometry.PackedPoint;

/**
 * How actors get about: plans walks, takes steps, finds a place on the floor.
 *
 * <p>Two kinds exist, the seeds' ({@link BoxGraphWalker}) and the reference's ({@link
 * ClassicWalker}); a game uses one of them from start to end.
 */
interface Walker {

  /** How boxes become sizes for this walker. */
  Scaling scaling();

  /** Starts a walk to a point; the facing may be {@link Facing#NONE}. */
  void walkTo(Actor actor, int x, int y, int facing);

  /** One tick of walking or turning. */
  void tick(Actor actor);

  /** Brings an actor onto the floor where it was put: snap, box, scale, stop. */
  void settle(Actor actor);

  /** The speed has changed in the middle of a walk. */
  void speedChanged(Actor actor);

  /** The actor is about to be drawn. */
  void beforeDrawing(Actor actor);

  /** The actor has got its defaults back. */
  void initialised(Actor actor);

  /** What scripts get for "is the actor moving", 0 for no. */
  int moving(Actor actor);

  /** Whether an actor's position lies in a box, for scripts. */
  boolean isInBox(Actor actor, int box);

  /**
   * The point an object is measured at for an actor: its walk-to point moved into the boxes the
   * actor can reach, as {@link PackedPoint}.
   */
  long reachable(Actor actor, int x, int y);

  /** Whether that point also counts where the distance is asked for the other way round. */
  boolean measuresBothWays();
}
