package org.bowsprit.pathfinding;

/**
 * Returns the scale of an actor at a position in a room.
 *
 * @since 1.0
 */
@FunctionalInterface
public interface ScaleLookup {

  /** Full size everywhere. */
  ScaleLookup FULL = (box, y) -> 255;

  /**
   * Returns the scale of an actor, 1…255.
   *
   * @param box the box to which the actor is assigned
   * @param y the actor's y in room pixels
   */
  int scaleAt(int box, int y);
}
