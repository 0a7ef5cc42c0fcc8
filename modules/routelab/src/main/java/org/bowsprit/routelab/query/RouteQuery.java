package org.bowsprit.routelab.query;

import java.util.List;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.FloorState;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * One walk to plan.
 *
 * @param id what the answer is called
 * @param disk the floor before any lock
 * @param start where the actor stands
 * @param goal where it shall go
 * @param locks ids of boxes to lock before the walk; those that do not exist are ignored
 * @param rebuilt whether the matrix is rebuilt after locking
 */
public record RouteQuery(
    String id, Floor disk, Point start, Point goal, List<Integer> locks, boolean rebuilt) {

  /** Copies the list. */
  public RouteQuery {
    locks = List.copyOf(locks);
  }

  /** Returns the floor as the walk finds it. */
  public Floor floor(Router router) {
    FloorState state = new FloorState(disk, router);
    for (int box : locks) {
      if (box >= 0 && box < disk.boxCount()) {
        state.setFlags(box, disk.box(box).flags() | WalkBox.INVISIBLE);
      }
    }
    if (rebuilt) {
      state.rebuildMatrix();
    }
    return state.floor();
  }
}
