package org.bowsprit.routelab.live;

import java.util.List;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Route;

/**
 * The answer of one router.
 *
 * @param router the router's id
 * @param route the route
 * @param debug the debug shapes; empty unless requested
 * @param nanos the time of one plan in nanoseconds
 * @param walk the actor's position after each tick
 * @param ticks the duration of the walk in ticks; −1 if it did not end
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
   * @param x the x in room pixels
   * @param y the y in room pixels
   * @param scale the actor's scale; 255 is full size
   */
  record Pose(int x, int y, int scale) {}
}
