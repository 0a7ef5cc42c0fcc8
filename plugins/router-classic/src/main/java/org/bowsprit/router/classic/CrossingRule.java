package org.bowsprit.router.classic;

import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** A rule for crossing from one box into the next. */
interface CrossingRule {

  /**
   * Decides how to cross.
   *
   * @param from the box the actor is in
   * @param into the next box
   * @param isFinal whether the next box is the destination's
   * @param position the actor's position
   * @param destination the actor's destination
   */
  Crossing cross(WalkBox from, WalkBox into, boolean isFinal, Point position, Point destination);
}
