package org.bowsprit.router.geodesic;

import java.util.Arrays;
import org.bowsprit.pathfinding.Limits;

/**
 * A* over turning points that see each other; one search at a time.
 *
 * <p>Lines of sight are looked along only when a point is expanded, and only where they would make
 * the way shorter; each counts as a node towards the limits.
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
   * Searches.
   *
   * @return whether there is a way; {@link #limited} tells why not
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

  /** Looks from a point at all others. */
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

  /** The open point of least f, the lowest of equals; {@link #START} if none is left. */
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

  /** Whether the last search saw a point. */
  boolean reached(double px, double py) {
    for (int i = 0; i < reachedCount; i++) {
      if (x(seen[i]) == px && y(seen[i]) == py) {
        return true;
      }
    }
    return false;
  }

  /** The length of the way found. */
  double length() {
    return length;
  }

  /** The number of lines of sight looked along. */
  long looked() {
    return looked;
  }

  boolean limited() {
    return limited;
  }

  /** Hands the turning points of the way found to a receiver, from the last to the first. */
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
