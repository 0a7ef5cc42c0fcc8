package org.bowsprit.router.geodesic;

import java.util.Arrays;
import org.bowsprit.pathfinding.Limits;

/**
 * Searches with A* over turning points that are visible from each other. An object runs one search
 * at a time.
 *
 * <p>A line of sight is tested only when a point is expanded, and only if it would shorten the
 * path. Each test counts as one node for the limits.
 */
final class UnionSearch {

  private static final int START = -1;

  private final SightLines sightLines;
  private final double[] lengthFromStart;
  private final int[] parent;
  private final int[] reachedPoints;
  private final boolean[] isExpanded;
  private final double[] coveredParts;
  private final double[] goal = new double[2];
  private final double[] start = new double[2];
  private int reachedCount;
  private double length;
  private long testedLines;
  private boolean isLimited;

  UnionSearch(SightLines sights) {
    this.sightLines = sights;
    int pointCount = sights.pointCount() + 1;
    this.lengthFromStart = new double[pointCount];
    this.parent = new int[pointCount];
    this.reachedPoints = new int[pointCount];
    this.isExpanded = new boolean[pointCount];
    this.coveredParts = new double[2 * sights.hullCount()];
  }

  /**
   * Searches for a shortest path.
   *
   * @return true if a path was found; otherwise {@link #isLimited} returns whether the limits ended
   *     the search
   */
  boolean run(double fromX, double fromY, double toX, double toY, Limits limits) {
    Arrays.fill(isExpanded, false);
    Arrays.fill(lengthFromStart, Double.POSITIVE_INFINITY);
    start[0] = fromX;
    start[1] = fromY;
    goal[0] = toX;
    goal[1] = toY;
    reachedCount = 0;
    testedLines = 0;
    isLimited = !sightLines.isComplete();
    length = Double.NaN;
    int point = START;
    while (!isLimited) {
      if (point == goalPoint()) {
        length = lengthFromStart[point];
        return true;
      }
      expand(point, limits);
      point = bestOpenPoint();
      if (point == START) {
        return false;
      }
      isExpanded[point] = true;
    }
    return false;
  }

  private int goalPoint() {
    return sightLines.pointCount();
  }

  private double x(int point) {
    return point == START ? start[0] : point == goalPoint() ? goal[0] : sightLines.x(point);
  }

  private double y(int point) {
    return point == START ? start[1] : point == goalPoint() ? goal[1] : sightLines.y(point);
  }

  /** Expands a point. Tests the lines of sight from the point to other points. */
  private void expand(int from, Limits limits) {
    double x = x(from);
    double y = y(from);
    double lengthToPoint = from == START ? 0 : lengthFromStart[from];
    for (int to = goalPoint(); to >= 0; to--) {
      double lengthToTarget = lengthToPoint + Math.hypot(x(to) - x, y(to) - y);
      if (isExpanded[to]
          || lengthToTarget >= lengthFromStart[to]
          || lengthToTarget + distanceToGoal(to) >= lengthFromStart[goalPoint()] + Hull.EPSILON) {
        continue;
      }
      if (limits.reachedAt(testedLines)) {
        isLimited = true;
        return;
      }
      testedLines++;
      if (sightLines.isInsideUnion(x, y, x(to), y(to), coveredParts)) {
        if (lengthFromStart[to] == Double.POSITIVE_INFINITY) {
          reachedPoints[reachedCount++] = to;
        }
        lengthFromStart[to] = lengthToTarget;
        parent[to] = from;
      }
    }
  }

  private double distanceToGoal(int point) {
    return Math.hypot(goal[0] - x(point), goal[1] - y(point));
  }

  /**
   * Returns the open point for which the estimated length of the whole path is smallest. If several
   * points have the same estimate, returns the lowest number. Returns {@link #START} if no point is
   * left.
   */
  private int bestOpenPoint() {
    int bestPoint = START;
    double bestEstimate = Double.POSITIVE_INFINITY;
    for (int i = 0; i < reachedCount; i++) {
      int point = reachedPoints[i];
      if (!isExpanded[point]) {
        double estimatedLength = lengthFromStart[point] + distanceToGoal(point);
        if (estimatedLength < bestEstimate
            || (estimatedLength == bestEstimate && point < bestPoint)) {
          bestPoint = point;
          bestEstimate = estimatedLength;
        }
      }
    }
    return bestPoint;
  }

  /** Returns whether the last search reached a point. */
  boolean hasReached(double px, double py) {
    for (int i = 0; i < reachedCount; i++) {
      if (x(reachedPoints[i]) == px && y(reachedPoints[i]) == py) {
        return true;
      }
    }
    return false;
  }

  /** Returns the length of the path that was found. */
  double length() {
    return length;
  }

  /** Returns the number of lines of sight that were tested. */
  long testedLines() {
    return testedLines;
  }

  boolean isLimited() {
    return isLimited;
  }

  /** Reports the turning points of the path that was found, from the last to the first. */
  void trace(Trace trace) {
    for (int point = parent[goalPoint()]; point != START; point = parent[point]) {
      trace.turn(x(point), y(point));
    }
  }

  /** Receives turning points. */
  interface Trace {
    void turn(double x, double y);
  }
}
