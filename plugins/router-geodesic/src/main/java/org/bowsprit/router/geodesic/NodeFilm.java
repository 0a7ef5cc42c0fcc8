package org.bowsprit.router.geodesic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.geometry.Point;

/** Records the nodes from which a search looks, and shows the first nodes as shapes. */
final class NodeFilm {

  /** The largest number of nodes that are shown. */
  static final int MOST_STEPS = 4000;

  private static final int INITIAL = 64;

  private final PortalGraph graph;
  private final Nodes nodes;
  private int[] taken = new int[INITIAL];
  private int size;

  NodeFilm(PortalGraph graph, Nodes nodes) {
    this.graph = graph;
    this.nodes = nodes;
  }

  void clear() {
    size = 0;
  }

  void add(int node) {
    if (size == MOST_STEPS) {
      return;
    }
    if (size == taken.length) {
      taken = Arrays.copyOf(taken, 2 * size);
    }
    taken[size++] = node;
  }

  /** Returns the nodes as shapes. Must be called before the search begins another query. */
  List<DebugShape> shapes() {
    List<DebugShape> shapes = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      shapes.add(nodes.isRoot(taken[i]) ? root(taken[i]) : cone(taken[i]));
    }
    return shapes;
  }

  private DebugShape root(int node) {
    return new DebugShape.Dot("root", new Point(nodes.x(node), nodes.y(node)));
  }

  /**
   * Returns the interval of a cone and its sides, or the interval without sides if its root is a
   * mirror image.
   */
  private DebugShape cone(int node) {
    Point left = onDoor(node, nodes.leftX(node), nodes.leftY(node));
    Point right = onDoor(node, nodes.rightX(node), nodes.rightY(node));
    Point root = new Point(nodes.x(node), nodes.y(node));
    return isMirrored(node)
        ? new DebugShape.Line("interval", List.of(left, right))
        : new DebugShape.Area("interval", List.of(root, left, right));
  }

  /**
   * Returns the point where the direction from a cone's root to a bound crosses its door, to the
   * nearest pixel.
   */
  private Point onDoor(int cone, int boundX, int boundY) {
    int door = nodes.door(cone);
    double x = nodes.x(cone);
    double y = nodes.y(cone);
    double dx = (double) graph.highX(door) - graph.lowX(door);
    double dy = (double) graph.highY(door) - graph.lowY(door);
    double from = dx * (y - graph.lowY(door)) - dy * (x - graph.lowX(door));
    double over = dx * (y - boundY) - dy * (x - boundX);
    double part = from == over || over == 0 ? 1 : from / over;
    return new Point(
        (int) Math.round(x + part * (boundX - x)), (int) Math.round(y + part * (boundY - y)));
  }

  /** Returns whether the path has passed a fold since the root of a cone. */
  private boolean isMirrored(int cone) {
    int node = cone;
    while (!nodes.isRoot(node)) {
      if (nodes.has(node, Nodes.FOLD)) {
        return true;
      }
      node = nodes.parent(node);
    }
    return false;
  }
}
