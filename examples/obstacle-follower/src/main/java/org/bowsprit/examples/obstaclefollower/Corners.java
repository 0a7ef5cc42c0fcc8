package org.bowsprit.examples.obstaclefollower;

import java.util.List;
import org.bowsprit.pathfinding.WaypointList;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.mask.PixelLine;

/** The corners of a walk, and those of them that must be passed. */
final class Corners {

  /** Sight is looked for between as many corners; a longer way keeps its own. */
  private static final int MOST = 1_000;

  private Corners() {}

  /** The corners where a way turns, its start left out if the actor stands there. */
  static WaypointList of(List<Point> passed, Point from) {
    WaypointList corners = new WaypointList();
    passed.forEach(point -> corners.add(point.x(), point.y()));
    corners.dropStraight(from.x(), from.y());
    return corners;
  }

  /** Leaves out every corner that the next can be seen past. */
  static WaypointList seen(Mask mask, WaypointList corners, Point start) {
    if (corners.size() > MOST) {
      return corners;
    }
    WaypointList seen = new WaypointList();
    int x = start.x();
    int y = start.y();
    for (int i = 0; i < corners.size(); i++) {
      boolean last = i + 1 == corners.size();
      if (last || !PixelLine.isClear(mask, x, y, corners.x(i + 1), corners.y(i + 1))) {
        x = corners.x(i);
        y = corners.y(i);
        seen.add(x, y);
      }
    }
    return seen;
  }
}
