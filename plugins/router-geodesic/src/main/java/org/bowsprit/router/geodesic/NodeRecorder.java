package org.bowsprit.router.geodesic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.geometry.Point;

/** Records the nodes that a search expands, and returns the first nodes as shapes. */
final class NodeRecorder {

  /** The maximum number of nodes that are recorded. */
  static final int MAX_STEPS = 4000;

  private static final int INITIAL_CAPACITY = 64;

  private final PortalGraph graph;
  private final Nodes nodes;
  private int[] recorded = new int[INITIAL_CAPACITY];
  private int size;

  NodeRecorder(PortalGraph graph, Nodes nodes) {
    this.graph = graph;
    this.nodes = nodes;
  }

  void clear() {
    size = 0;
  }

  void add(int node) {
    if (size == MAX_STEPS) {
      return;
    }
    if (size == recorded.length) {
      recorded = Arrays.copyOf(recorded, 2 * size);
    }
    recorded[size++] = node;
  }

  /** Returns the nodes as shapes. Must be called before the search begins another query. */
  List<DebugShape> shapes() {
    List<DebugShape> result = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      result.add(nodes.isRoot(recorded[i]) ? rootShape(recorded[i]) : coneShape(recorded[i]));
    }
    return result;
  }

  private DebugShape rootShape(int node) {
    return new DebugShape.Dot("root", new Point(nodes.x(node), nodes.y(node)));
  }

  /**
   * Returns the interval of a cone and its sides, or only the interval if the root of the cone is
   * mirrored.
   */
  private DebugShape coneShape(int node) {
    Point left = crossingPoint(node, nodes.leftX(node), nodes.leftY(node));
    Point right = crossingPoint(node, nodes.rightX(node), nodes.rightY(node));
    Point root = new Point(nodes.x(node), nodes.y(node));
    return isMirrored(node)
        ? new DebugShape.Line("interval", List.of(left, right))
        : new DebugShape.Area("interval", List.of(root, left, right));
  }

  /**
   * Returns the point where the direction from a cone's root to a bound crosses its door, to the
   * nearest pixel.
   */
  private Point crossingPoint(int cone, int boundX, int boundY) {
    int door = nodes.door(cone);
    double x = nodes.x(cone);
    double y = nodes.y(cone);
    double dx = (double) graph.highX(door) - graph.lowX(door);
    double dy = (double) graph.highY(door) - graph.lowY(door);
    double rootOffset = dx * (y - graph.lowY(door)) - dy * (x - graph.lowX(door));
    double difference = dx * (y - boundY) - dy * (x - boundX);
    double fraction = rootOffset == difference || difference == 0 ? 1 : rootOffset / difference;
    return new Point(
        (int) Math.round(x + fraction * (boundX - x)),
        (int) Math.round(y + fraction * (boundY - y)));
  }

  /** Returns whether the path has passed a fold since the root of a cone. */
  private boolean isMirrored(int cone) {
    int node = cone;
    while (!nodes.isRoot(node)) {
      if (nodes.hasFlag(node, Nodes.FOLD_FLAG)) {
        return true;
      }
      node = nodes.parent(node);
    }
    return false;
  }
}
