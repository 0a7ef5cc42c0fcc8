package org.bowsprit.examples.obstaclefollower;

import java.util.List;
import org.bowsprit.pathfinding.WaypointList;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.mask.PixelLine;

/** Finds the necessary corners of a walk. */
final class Corners {

  /** The maximum number of corners for visibility checks; longer paths keep all their corners. */
  private static final int MAX_CORNERS = 1_000;

  private Corners() {}

  /**
   * Returns the corners at which a path turns, without the start of the path if the actor is
   * already there.
   */
  static WaypointList of(List<Point> passed, Point from) {
    WaypointList corners = new WaypointList();
    passed.forEach(point -> corners.add(point.x(), point.y()));
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
    WaypointList kept = new WaypointList();
    int x = start.x();
    int y = start.y();
    for (int i = 0; i < corners.size(); i++) {
      boolean last = i + 1 == corners.size();
      if (last || !PixelLine.isClear(mask, x, y, corners.x(i + 1), corners.y(i + 1))) {
        x = corners.x(i);
        y = corners.y(i);
        kept.add(x, y);
      }
    }
    return kept;
  }
}
