package org.bowsprit.examples.obstaclefollower;

import java.util.List;
import org.bowsprit.pathfinding.WaypointList;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.mask.PixelLine;

/** Finds the corners at which a walk must turn. */
final class Corners {

  /**
   * The maximum number of corners for which visibility is checked. Paths with more corners keep all
   * of them.
   */
  private static final int MAX_CORNERS = 1_000;

  private Corners() {}

  /**
   * Returns the corners at which a path turns. The start of the path is omitted if the actor is
   * already there.
   */
  static WaypointList of(List<Point> path, Point from) {
    WaypointList corners = new WaypointList();
    path.forEach(point -> corners.add(point.x(), point.y()));
    corners.dropStraight(from.x(), from.y());
    return corners;
  }

  /**
   * Removes every corner that a walk can skip, because the next corner is visible from the previous
   * one.
   */
  static WaypointList withoutUnnecessary(Mask mask, WaypointList corners, Point start) {
    if (corners.size() > MAX_CORNERS) {
      return corners;
    }
    WaypointList necessaryCorners = new WaypointList();
    int x = start.x();
    int y = start.y();
    for (int i = 0; i < corners.size(); i++) {
      boolean isLast = i + 1 == corners.size();
      if (isLast || !PixelLine.isClear(mask, x, y, corners.x(i + 1), corners.y(i + 1))) {
        x = corners.x(i);
        y = corners.y(i);
        necessaryCorners.add(x, y);
      }
    }
    return necessaryCorners;
  }
}
