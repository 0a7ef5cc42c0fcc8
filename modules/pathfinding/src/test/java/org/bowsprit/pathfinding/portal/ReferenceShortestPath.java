package org.bowsprit.pathfinding.portal;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.SharedEdge;

/**
 * Computes the length of the shortest path that leads from a point through given portals, in order,
 * to another point. Tests compare the routes of routers with this length.
 *
 * <p>The method is exact, but differs from the methods of the routers. A path has stops. A stop is
 * the start, an end of a portal, or the target. Two stops are connected if the straight line
 * between them crosses every portal between them. If a path enters and leaves a portal on the same
 * side, the following points are mirrored. The shortest path over connected stops is computed from
 * one stop to the next.
 */
public final class ReferenceShortestPath {

  private static final double EPSILON = 1e-9;

  private final Point from;
  private final Point to;
  private final List<SharedEdge> portals;
  private final int[] sides;

  /**
   * Prepares the computation for a sequence of portals.
   *
   * @param sides the side of each portal's line on which the next box lies; 0 if the box lies
   *     within the line
   */
  public ReferenceShortestPath(Point from, Point to, List<SharedEdge> portals, int[] sides) {
    this.from = from;
    this.to = to;
    this.portals = portals;
    this.sides = sides;
  }

  /** Returns the length of the shortest path. */
  public double length() {
    int targetIndex = portals.size() + 1;
    double[][] shortestLengths = new double[targetIndex + 1][2];
    for (double[] stop : shortestLengths) {
      Arrays.fill(stop, Double.POSITIVE_INFINITY);
    }
    shortestLengths[0][0] = 0;
    for (int i = 0; i < targetIndex; i++) {
      for (int end = 0; end < 2; end++) {
        if (shortestLengths[i][end] < Double.POSITIVE_INFINITY) {
          for (int j = i + 1; j <= targetIndex; j++) {
            for (int goalEnd = 0; goalEnd < 2; goalEnd++) {
              double distance = unfoldedDistance(i, end, j, goalEnd);
              shortestLengths[j][goalEnd] =
                  Math.min(shortestLengths[j][goalEnd], shortestLengths[i][end] + distance);
            }
          }
        }
      }
    }
    return Math.min(shortestLengths[targetIndex][0], shortestLengths[targetIndex][1]);
  }

  private Point stopPoint(int index, int end) {
    if (index == 0) {
      return from;
    }
    if (index == portals.size() + 1) {
      return to;
    }
    SharedEdge portal = portals.get(index - 1);
    return end == 0 ? portal.lowEnd() : portal.highEnd();
  }

  /**
   * Returns the unfolded distance between two stops. It is infinite if the line misses a portal
   * between them.
   */
  private double unfoldedDistance(int i, int end, int j, int goalEnd) {
    double x = stopPoint(i, end).x();
    double y = stopPoint(i, end).y();
    Point goal = stopPoint(j, goalEnd);
    // Mirrors the start at each portal that the path enters and leaves on the same side, so that
    // the start is finally in the same coordinate system as the goal.
    double[] xs = new double[j - i];
    double[] ys = new double[j - i];
    for (int k = i + 1; k < j; k++) {
      xs[k - i - 1] = x;
      ys[k - i - 1] = y;
      SharedEdge portal = portals.get(k - 1);
      double distanceToLine = (portal.vertical() ? x : y) - portal.line();
      if (portal.length() > 0 && sides[k - 1] != 0 && distanceToLine * sides[k - 1] > 0) {
        if (portal.vertical()) {
          x = 2 * portal.line() - x;
        } else {
          y = 2 * portal.line() - y;
        }
      }
    }
    double goalX = goal.x();
    double goalY = goal.y();
    double distance = Math.hypot(goalX - x, goalY - y);
    for (int k = j - 1; k > i; k--) {
      SharedEdge portal = portals.get(k - 1);
      double distanceToLine = (portal.vertical() ? x : y) - portal.line();
      double goalDistanceToLine = (portal.vertical() ? goalX : goalY) - portal.line();
      double position = portal.vertical() ? y : x;
      double goalPosition = portal.vertical() ? goalY : goalX;
      double crossing;
      if (Math.abs(distanceToLine - goalDistanceToLine) < EPSILON) {
        // The path is parallel to the line of the portal.
        if (Math.abs(distanceToLine) > EPSILON
            || Math.max(position, goalPosition) < portal.low() - EPSILON
            || Math.min(position, goalPosition) > portal.high() + EPSILON) {
          return Double.POSITIVE_INFINITY;
        }
        crossing = Math.max(portal.low(), Math.min(portal.high(), goalPosition));
      } else {
        if (distanceToLine * goalDistanceToLine > EPSILON) {
          return Double.POSITIVE_INFINITY;
        }
        crossing =
            position
                + (goalPosition - position)
                    * distanceToLine
                    / (distanceToLine - goalDistanceToLine);
        if (crossing < portal.low() - EPSILON || crossing > portal.high() + EPSILON) {
          return Double.POSITIVE_INFINITY;
        }
      }
      goalX = portal.vertical() ? portal.line() : crossing;
      goalY = portal.vertical() ? crossing : portal.line();
      x = xs[k - i - 1];
      y = ys[k - i - 1];
    }
    return distance;
  }
}
