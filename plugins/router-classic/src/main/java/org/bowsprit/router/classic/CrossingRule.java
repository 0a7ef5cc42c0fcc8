package org.bowsprit.router.classic;

import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** A rule for crossing from one box into the next. */
interface CrossingRule {

  /**
   * Decides where an actor crosses into the next box.
   *
   * @param from the box that contains the actor
   * @param nextBox the next box
   * @param isFinal true if the next box contains the destination
   * @param position the actor's position
   * @param destination the actor's destination
   */
  Crossing cross(WalkBox from, WalkBox nextBox, boolean isFinal, Point position, Point destination);
}
