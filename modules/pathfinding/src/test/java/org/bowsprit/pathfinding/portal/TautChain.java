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
public final class TautChain {

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
  public TautChain(Point from, Point to, List<SharedEdge> portals, int[] sides) {
    this.from = from;
    this.to = to;
    this.portals = portals;
    this.sides = sides;
  }

  /** Returns the length of the shortest path. */
  public double length() {
    int last = portals.size() + 1;
    double[][] best = new double[last + 1][2];
    for (double[] stop : best) {
      Arrays.fill(stop, Double.POSITIVE_INFINITY);
    }
    best[0][0] = 0;
    for (int i = 0; i < last; i++) {
      for (int end = 0; end < 2; end++) {
        if (best[i][end] < Double.POSITIVE_INFINITY) {
          for (int j = i + 1; j <= last; j++) {
            for (int other = 0; other < 2; other++) {
              double straight = straight(i, end, j, other);
              best[j][other] = Math.min(best[j][other], best[i][end] + straight);
            }
          }
        }
      }
    }
    return Math.min(best[last][0], best[last][1]);
  }

  private Point stop(int index, int end) {
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
  private double straight(int i, int end, int j, int other) {
    double x = stop(i, end).x();
    double y = stop(i, end).y();
    Point goal = stop(j, other);
    // Mirrors the start forwards, so that at the end all points are in the frame of the goal.
    double[] xs = new double[j - i];
    double[] ys = new double[j - i];
    for (int k = i + 1; k < j; k++) {
      xs[k - i - 1] = x;
      ys[k - i - 1] = y;
      SharedEdge portal = portals.get(k - 1);
      double across = (portal.vertical() ? x : y) - portal.line();
      if (portal.length() > 0 && sides[k - 1] != 0 && across * sides[k - 1] > 0) {
        if (portal.vertical()) {
          x = 2 * portal.line() - x;
        } else {
          y = 2 * portal.line() - y;
        }
      }
    }
    double gx = goal.x();
    double gy = goal.y();
    double length = Math.hypot(gx - x, gy - y);
    for (int k = j - 1; k > i; k--) {
      SharedEdge portal = portals.get(k - 1);
      double across = (portal.vertical() ? x : y) - portal.line();
      double goalAcross = (portal.vertical() ? gx : gy) - portal.line();
      double along = portal.vertical() ? y : x;
      double goalAlong = portal.vertical() ? gy : gx;
      double crossing;
      if (Math.abs(across - goalAcross) < EPSILON) {
        // On the line, or to one side of it.
        if (Math.abs(across) > EPSILON
            || Math.max(along, goalAlong) < portal.low() - EPSILON
            || Math.min(along, goalAlong) > portal.high() + EPSILON) {
          return Double.POSITIVE_INFINITY;
        }
        crossing = Math.max(portal.low(), Math.min(portal.high(), goalAlong));
      } else {
        if (across * goalAcross > EPSILON) {
          return Double.POSITIVE_INFINITY;
        }
        crossing = along + (goalAlong - along) * across / (across - goalAcross);
        if (crossing < portal.low() - EPSILON || crossing > portal.high() + EPSILON) {
          return Double.POSITIVE_INFINITY;
        }
      }
      gx = portal.vertical() ? portal.line() : crossing;
      gy = portal.vertical() ? crossing : portal.line();
      x = xs[k - i - 1];
      y = ys[k - i - 1];
    }
    return length;
  }
}
