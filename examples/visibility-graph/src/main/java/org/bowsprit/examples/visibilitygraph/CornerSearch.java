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
  private final List<Point> nodes = new ArrayList<>();
  private final Limits limits;
  private final double[] cost;
  private final int[] cameFrom;
  private final boolean[] done;
  private final PriorityQueue<Open> open =
      new PriorityQueue<>(Comparator.comparingDouble(Open::estimate).thenComparingInt(Open::node));
  private long checkedLines;

  private record Open(int node, double estimate) {}

  CornerSearch(Mask mask, int[] corners, Limits limits) {
    this.mask = mask;
    this.limits = limits;
    for (int corner : corners) {
      nodes.add(new Point(mask.x(corner), mask.y(corner)));
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
    nodes.add(goal);
    nodes.add(start);
    cost[start()] = 0;
    open.add(new Open(start(), distance(start(), goal())));
    while (!open.isEmpty() && !limits.reachedAt(checkedLines)) {
      int node = open.remove().node();
      if (node == goal()) {
        return true;
      }
      if (!done[node]) {
        done[node] = true;
        checkLinesFrom(node);
      }
    }
    return false;
  }

  /**
   * Checks the lines from a node to all others. A line is checked only if it would shorten a path.
   */
  private void checkLinesFrom(int node) {
    for (int next = goal(); next >= 0 && !limits.reachedAt(checkedLines); next--) {
      double newCost = cost[node] + distance(node, next);
      if (!done[next] && newCost < cost[next]) {
        checkedLines++;
        if (isClear(nodes.get(node), nodes.get(next))) {
          cost[next] = newCost;
          cameFrom[next] = node;
          open.add(new Open(next, newCost + distance(next, goal())));
        }
      }
    }
  }

  private boolean isClear(Point from, Point to) {
    return PixelLine.isClear(mask, from.x(), from.y(), to.x(), to.y());
  }

  private double distance(int a, int b) {
    return Math.sqrt(nodes.get(a).squaredDistance(nodes.get(b)));
  }

  private int goal() {
    return nodes.size() - 2;
  }

  private int start() {
    return nodes.size() - 1;
  }

  /** Returns the found path, including both ends. */
  List<Point> path() {
    Deque<Point> path = new ArrayDeque<>();
    for (int node = goal(); node != NONE; node = cameFrom[node]) {
      path.addFirst(nodes.get(node));
    }
    return List.copyOf(path);
  }

  /** Returns the length of the found path. */
  double length() {
    return cost[goal()];
  }

  /** Returns the number of checked lines. */
  long checkedLines() {
    return checkedLines;
  }

  /** Returns the lines that the search used. */
  List<DebugShape> usedLines() {
    List<DebugShape> usedLines = new ArrayList<>();
    for (int node = 0; node < nodes.size(); node++) {
      if (cameFrom[node] != NONE) {
        List<Point> ends = List.of(nodes.get(cameFrom[node]), nodes.get(node));
        usedLines.add(new DebugShape.Line("sight", ends));
      }
    }
    return usedLines;
  }
}
