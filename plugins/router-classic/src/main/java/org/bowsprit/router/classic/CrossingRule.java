package org.bowsprit.router.classic;

import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** Where to cross from one box into the next. */
interface CrossingRule {

  /**
   * Decides how to cross.
   *
   * @param from the box the actor is in
   * @param into the next box
   * @param isFinal whether that box is the destination's
   * @param position where the actor is
   * @param destination where it wants to be
   */
  Crossing cross(WalkBox from, WalkBox into, boolean isFinal, Point position, Point destination);
}
