package org.bowsprit.router.geodesic;

import java.util.Arrays;
import org.bowsprit.pathfinding.Limits;

/**
 * Searches with A* over turning points that are visible from each other. It runs one search at a
 * time.
 *
 * <p>A line of sight is tested only when a point is expanded, and only if it would shorten the
 * path. For the limits, each test counts as a node.
 */
final class UnionSearch {

  private static final int START = -1;

  private final SightLines sights;
  private final double[] g;
  private final int[] parent;
  private final int[] seen;
  private final boolean[] done;
  private final double[] parts;
  private final double[] goal = new double[2];
  private final double[] start = new double[2];
  private int reachedCount;
  private double length;
  private long looked;
  private boolean limited;

  UnionSearch(SightLines sights) {
    this.sights = sights;
    int points = sights.points() + 1;
    this.g = new double[points];
    this.parent = new int[points];
    this.seen = new int[points];
    this.done = new boolean[points];
    this.parts = new double[2 * sights.hulls()];
  }

  /**
   * Searches for a shortest path.
   *
   * @return true if there is a path; if not, {@link #limited} returns whether the limits are the
   *     reason
   */
  boolean run(double fromX, double fromY, double toX, double toY, Limits limits) {
    Arrays.fill(done, false);
    Arrays.fill(g, Double.POSITIVE_INFINITY);
    start[0] = fromX;
    start[1] = fromY;
    goal[0] = toX;
    goal[1] = toY;
    reachedCount = 0;
    looked = 0;
    limited = !sights.isComplete();
    length = Double.NaN;
    int at = START;
    while (!limited) {
      if (at == goalPoint()) {
        length = g[at];
        return true;
      }
      look(at, limits);
      at = nearest();
      if (at == START) {
        return false;
      }
      done[at] = true;
    }
    return false;
  }

  private int goalPoint() {
    return sights.points();
  }

  private double x(int point) {
    return point == START ? start[0] : point == goalPoint() ? goal[0] : sights.x(point);
  }

  private double y(int point) {
    return point == START ? start[1] : point == goalPoint() ? goal[1] : sights.y(point);
  }

  /** Expands a point to all others. */
  private void look(int from, Limits limits) {
    double x = x(from);
    double y = y(from);
    double so = from == START ? 0 : g[from];
    for (int to = goalPoint(); to >= 0; to--) {
      double there = so + Math.hypot(x(to) - x, y(to) - y);
      if (done[to] || there >= g[to] || there + ahead(to) >= g[goalPoint()] + Hull.EPSILON) {
        continue;
      }
      if (limits.reachedAt(looked)) {
        limited = true;
        return;
      }
      looked++;
      if (sights.isOpen(x, y, x(to), y(to), parts)) {
        if (g[to] == Double.POSITIVE_INFINITY) {
          seen[reachedCount++] = to;
        }
        g[to] = there;
        parent[to] = from;
      }
    }
  }

  private double ahead(int point) {
    return Math.hypot(goal[0] - x(point), goal[1] - y(point));
  }

  /**
   * Returns the open point with the smallest f. Of points with equal f, returns the lowest number.
   * Returns {@link #START} if no point is left.
   */
  private int nearest() {
    int best = START;
    double bestF = Double.POSITIVE_INFINITY;
    for (int i = 0; i < reachedCount; i++) {
      int point = seen[i];
      if (!done[point]) {
        double f = g[point] + ahead(point);
        if (f < bestF || (f == bestF && point < best)) {
          best = point;
          bestF = f;
        }
      }
    }
    return best;
  }

  /** Returns whether the last search reached a point. */
  boolean reached(double px, double py) {
    for (int i = 0; i < reachedCount; i++) {
      if (x(seen[i]) == px && y(seen[i]) == py) {
        return true;
      }
    }
    return false;
  }

  /** Returns the length of the path found. */
  double length() {
    return length;
  }

  /** Returns the number of lines of sight that were tested. */
  long looked() {
    return looked;
  }

  boolean limited() {
    return limited;
  }

  /** Reports the turning points of the path found, from the last to the first. */
  void trace(Trace trace) {
    for (int at = parent[goalPoint()]; at != START; at = parent[at]) {
      trace.turn(x(at), y(at));
    }
  }

  /** Receives turning points. */
  interface Trace {
    void turn(double x, double y);
  }
}
