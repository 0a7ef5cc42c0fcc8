package org.bowsprit.pathfinding.portal;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.SharedEdge;

/**
 * Computes the shortest path from a point through given portals, in order, to another point.
 *
 * <p>This oracle uses a different exact method than the routers. Its stops are the start, every
 * portal end and the target. Two stops see each other if the straight line between them crosses
 * every portal between them. A portal that is entered and left on the same side mirrors the
 * following points. The shortest path over visible stops is computed from one stop to the next.
 */
public final class ShortestPathOracle {

  private static final double EPSILON = 1e-9;

  private final Point from;
  private final Point to;
  private final List<SharedEdge> portals;
  private final int[] sides;

  /**
   * Creates a chain.
   *
   * @param sides the side of each portal's line on which the next box lies; 0 if the box lies
   *     within the line
   */
  public ShortestPathOracle(Point from, Point to, List<SharedEdge> portals, int[] sides) {
    this.from = from;
    this.to = to;
    this.portals = portals;
    this.sides = sides;
  }

  /** Returns the length of the shortest path. */
  public double length() {
    int last = portals.size() + 1;
    double[][] shortest = new double[last + 1][2];
    for (double[] stop : shortest) {
      Arrays.fill(stop, Double.POSITIVE_INFINITY);
    }
    shortest[0][0] = 0;
    for (int i = 0; i < last; i++) {
      for (int end = 0; end < 2; end++) {
        if (shortest[i][end] < Double.POSITIVE_INFINITY) {
          for (int j = i + 1; j <= last; j++) {
            for (int goalEnd = 0; goalEnd < 2; goalEnd++) {
              double distance = unfoldedDistance(i, end, j, goalEnd);
              shortest[j][goalEnd] = Math.min(shortest[j][goalEnd], shortest[i][end] + distance);
            }
          }
        }
      }
    }
    return Math.min(shortest[last][0], shortest[last][1]);
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
    // Mirrors the start forwards, so that at the end all points are in the frame of the goal.
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
    double length = Math.hypot(goalX - x, goalY - y);
    for (int k = j - 1; k > i; k--) {
      SharedEdge portal = portals.get(k - 1);
      double distanceToLine = (portal.vertical() ? x : y) - portal.line();
      double goalDistanceToLine = (portal.vertical() ? goalX : goalY) - portal.line();
      double position = portal.vertical() ? y : x;
      double goalPosition = portal.vertical() ? goalY : goalX;
      double crossing;
      if (Math.abs(distanceToLine - goalDistanceToLine) < EPSILON) {
        // The path runs along the line of the portal, or beside it.
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
    return length;
  }
}
