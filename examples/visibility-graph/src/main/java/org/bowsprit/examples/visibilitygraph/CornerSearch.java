package org.bowsprit.examples.visibilitygraph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.mask.PixelLine;

/**
 * One A* search from a start over corners to a goal, along lines on the floor.
 *
 * <p>The limits apply to the number of checked lines, because checking lines is most of the work.
 */
final class CornerSearch {

  private static final int NONE = -1;

  private final Mask mask;
  private final List<Point> places = new ArrayList<>();
  private final Limits limits;
  private final double[] cost;
  private final int[] cameFrom;
  private final boolean[] done;
  private final PriorityQueue<Open> open =
      new PriorityQueue<>(Comparator.comparingDouble(Open::estimate).thenComparingInt(Open::place));
  private long looked;

  private record Open(int place, double estimate) {}

  CornerSearch(Mask mask, int[] corners, Limits limits) {
    this.mask = mask;
    this.limits = limits;
    for (int corner : corners) {
      places.add(new Point(mask.x(corner), mask.y(corner)));
    }
    cost = new double[corners.length + 2];
    cameFrom = new int[cost.length];
    done = new boolean[cost.length];
    Arrays.fill(cost, Double.POSITIVE_INFINITY);
    Arrays.fill(cameFrom, NONE);
  }

  /**
   * Searches for a path. Returns false if no path was found within the limits. Each object searches
   * only once.
   */
  boolean search(Point start, Point goal) {
    places.add(goal);
    places.add(start);
    cost[start()] = 0;
    open.add(new Open(start(), distance(start(), goal())));
    while (!open.isEmpty() && !limits.reachedAt(looked)) {
      int place = open.remove().place();
      if (place == goal()) {
        return true;
      }
      if (!done[place]) {
        done[place] = true;
        lookAroundFrom(place);
      }
    }
    return false;
  }

  /**
   * Checks the lines from a place to all others. A line is checked only if it would shorten a path.
   */
  private void lookAroundFrom(int place) {
    for (int next = goal(); next >= 0 && !limits.reachedAt(looked); next--) {
      double way = cost[place] + distance(place, next);
      if (!done[next] && way < cost[next]) {
        looked++;
        if (isClear(places.get(place), places.get(next))) {
          cost[next] = way;
          cameFrom[next] = place;
          open.add(new Open(next, way + distance(next, goal())));
        }
      }
    }
  }

  private boolean isClear(Point from, Point to) {
    return PixelLine.isClear(mask, from.x(), from.y(), to.x(), to.y());
  }

  private double distance(int a, int b) {
    return Math.sqrt(places.get(a).squaredDistance(places.get(b)));
  }

  private int goal() {
    return places.size() - 2;
  }

  private int start() {
    return places.size() - 1;
  }

  /** Returns the found path, including both ends. */
  List<Point> way() {
    Deque<Point> way = new ArrayDeque<>();
    for (int place = goal(); place != NONE; place = cameFrom[place]) {
      way.addFirst(places.get(place));
    }
    return List.copyOf(way);
  }

  /** Returns the length of the found path. */
  double length() {
    return cost[goal()];
  }

  /** Returns the number of checked lines. */
  long looked() {
    return looked;
  }

  /** Returns the lines that the search used. */
  List<DebugShape> sights() {
    List<DebugShape> sights = new ArrayList<>();
    for (int place = 0; place < places.size(); place++) {
      if (cameFrom[place] != NONE) {
        List<Point> ends = List.of(places.get(cameFrom[place]), places.get(place));
        sights.add(new DebugShape.Line("sight", ends));
      }
    }
    return sights;
  }
}
