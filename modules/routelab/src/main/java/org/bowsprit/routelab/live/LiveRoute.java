package org.bowsprit.routelab.live;

import java.util.List;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Route;

/**
 * What one router answered.
 *
 * @param router its id
 * @param route the route
 * @param debug how it thought; nothing unless asked for
 * @param nanos what planning took, once
 * @param walk where an actor was after each tick
 * @param ticks the walk took, −1 if it did not end
 * @param walks whether there is an actor that walks; there is none on a map
 */
record LiveRoute(
    String router,
    Route route,
    List<DebugShape> debug,
    long nanos,
    List<Pose> walk,
    int ticks,
    boolean walks) {

  /**
   * An actor after a tick.
   *
   * @param x in room pixels
   * @param y in room pixels
   * @param scale of the actor, 255 being full size
   */
  record Pose(int x, int y, int scale) {}
}
