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
 * One A* search for a path from a start to a goal. The path consists of lines on the floor and
 * turns only at corners.
 *
 * <p>The limits apply to the number of checked lines, because checking lines is most of the work.
 */
final class CornerSearch {

  private static final int NONE = -1;

  private final Mask mask;
  private final List<Point> nodes = new ArrayList<>();
  private final Limits limits;
  private final double[] costFromStart;
  private final int[] previousNode;
  private final boolean[] isExpanded;
  private final PriorityQueue<OpenNode> openNodes =
      new PriorityQueue<>(
          Comparator.comparingDouble(OpenNode::estimate).thenComparingInt(OpenNode::node));
  private long checkedLines;

  private record OpenNode(int node, double estimate) {}

  CornerSearch(Mask mask, int[] corners, Limits limits) {
    this.mask = mask;
    this.limits = limits;
    for (int corner : corners) {
      nodes.add(new Point(mask.x(corner), mask.y(corner)));
    }
    costFromStart = new double[corners.length + 2];
    previousNode = new int[costFromStart.length];
    isExpanded = new boolean[costFromStart.length];
    Arrays.fill(costFromStart, Double.POSITIVE_INFINITY);
    Arrays.fill(previousNode, NONE);
  }

  /**
   * Searches for a path. Returns false if no path was found within the limits. Each object searches
   * only once.
   */
  boolean search(Point start, Point goal) {
    nodes.add(goal);
    nodes.add(start);
    costFromStart[start()] = 0;
    openNodes.add(new OpenNode(start(), distance(start(), goal())));
    while (!openNodes.isEmpty() && !limits.reachedAt(checkedLines)) {
      int node = openNodes.remove().node();
      if (node == goal()) {
        return true;
      }
      if (!isExpanded[node]) {
        isExpanded[node] = true;
        checkLinesFrom(node);
      }
    }
    return false;
  }

  /**
   * Checks the lines from a node to all other nodes. A line is checked only if it would shorten the
   * path to the other node.
   */
  private void checkLinesFrom(int node) {
    for (int next = goal(); next >= 0 && !limits.reachedAt(checkedLines); next--) {
      double newCost = costFromStart[node] + distance(node, next);
      if (!isExpanded[next] && newCost < costFromStart[next]) {
        checkedLines++;
        if (isClear(nodes.get(node), nodes.get(next))) {
          costFromStart[next] = newCost;
          previousNode[next] = node;
          openNodes.add(new OpenNode(next, newCost + distance(next, goal())));
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

  /**
   * Returns the found path with its start and its goal. {@link #search} must have returned true.
   */
  List<Point> path() {
    Deque<Point> path = new ArrayDeque<>();
    for (int node = goal(); node != NONE; node = previousNode[node]) {
      path.addFirst(nodes.get(node));
    }
    return List.copyOf(path);
  }

  /** Returns the length of the found path. {@link #search} must have returned true. */
  double length() {
    return costFromStart[goal()];
  }

  /** Returns the number of checked lines. */
  long checkedLines() {
    return checkedLines;
  }

  /** Returns debug shapes of the lines over which the search has reached nodes. */
  List<DebugShape> usedLines() {
    List<DebugShape> usedLines = new ArrayList<>();
    for (int node = 0; node < nodes.size(); node++) {
      if (previousNode[node] != NONE) {
        List<Point> ends = List.of(nodes.get(previousNode[node]), nodes.get(node));
        usedLines.add(new DebugShape.Line("sight", ends));
      }
    }
    return usedLines;
  }
}
