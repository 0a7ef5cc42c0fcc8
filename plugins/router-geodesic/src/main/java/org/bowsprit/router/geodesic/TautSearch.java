package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;
import static org.bowsprit.router.geodesic.Cones.distance;
import static org.bowsprit.router.geodesic.Nodes.FOLD;
import static org.bowsprit.router.geodesic.Nodes.HALF;
import static org.bowsprit.router.geodesic.Nodes.LEFT_CORNER;
import static org.bowsprit.router.geodesic.Nodes.NONE;
import static org.bowsprit.router.geodesic.Nodes.RIGHT_CORNER;
import static org.bowsprit.router.geodesic.Nodes.WINDS;

import org.bowsprit.pathfinding.Limits;

/**
 * The exact search for the shortest path over boxes glued along doors (spec 08 §11.3), after
 * Polyanya (Cui, Harabor and Grastien 2017).
 *
 * <p>There are two kinds of nodes. A <em>root</em> is a place a taut path may turn: the start or a
 * corner; it lies in all boxes that meet there at once. A <em>cone</em> is what a root sees through
 * the doors passed since: it is bounded by the two corners that stop its view, enters one box by
 * one door, and the interval of spec §11.3 is the part of the door inside it. Because a cone is
 * kept as three whole points, every question of left or right is answered exactly, in integers;
 * only lengths are doubles.
 *
 * <p>Boxes may lie above each other, and a box may be entered through a door it shares with a box
 * on the same side. Such a door is a fold: the root is mirrored across it, after which everything
 * is straight again. Mirrored roots are whole points too, since doors are parallel to an axis.
 *
 * <p>One search at a time; arrays are kept between searches.
 */
final class TautSearch {

  private static final int BOTH_CORNERS = LEFT_CORNER | RIGHT_CORNER;

  /** Mirrored roots beyond this are given up, so that 64 bits hold every product. */
  private static final int FAR = 1 << 29;

  private final PortalGraph graph;
  private final Nodes nodes = new Nodes();
  private final Cones cones;
  private final NodeHeap open;
  private final EndBoxes ends;
  private final Beeline beeline;
  private final double[] bestG;
  private final int[] seen;
  private int query;
  private int targetX;
  private int targetY;
  private double upperBound;
  private long expanded;
  private double length;
  private boolean limited;

  TautSearch(PortalGraph graph) {
    this.graph = graph;
    this.cones = new Cones(graph, nodes);
    this.open = new NodeHeap(this::comesFirst);
    this.ends = new EndBoxes(graph);
    this.beeline = new Beeline(graph, nodes, ends);
    this.bestG = new double[graph.corners()];
    this.seen = new int[graph.corners()];
  }

  PortalGraph graph() {
    return graph;
  }

  Nodes nodes() {
    return nodes;
  }

  /** The boxes the path may start and end in, to be named after {@link #begin}. */
  EndBoxes ends() {
    return ends;
  }

  /** Begins a query. */
  void begin(int fromX, int fromY, int toX, int toY) {
    query++;
    nodes.clear();
    open.clear();
    ends.clear();
    targetX = toX;
    targetY = toY;
    upperBound = Double.POSITIVE_INFINITY;
    expanded = 0;
    length = Double.NaN;
    limited = false;
    nodes.addRoot(NONE, NONE, NONE, fromX, fromY, 0);
  }

  /**
   * Searches.
   *
   * @return the last node of a shortest path, from which the target is in sight, or {@link
   *     Nodes#NONE}
   */
  int run(Limits limits) {
    if (!ends.areConnected()) {
      return NONE;
    }
    ends.spreadStart(nodes.x(0), nodes.y(0));
    open.push(0, distance(nodes.x(0), nodes.y(0), targetX, targetY));
    while (!open.isEmpty()) {
      if (limits.reachedAt(expanded)) {
        limited = true;
        return NONE;
      }
      int node = open.take();
      boolean root = nodes.isRoot(node);
      if (root && isOutdated(node)) {
        continue;
      }
      expanded++;
      int last = root ? straightFrom(node) : seesTarget(node) ? node : NONE;
      if (last != NONE) {
        length = open.takenF();
        return last;
      }
      if (root) {
        expandRoot(node);
      } else {
        expandCone(node);
      }
    }
    return NONE;
  }

  /** The last node of the straight way from a root to the target, if there is one. */
  private int straightFrom(int root) {
    int corner = nodes.corner(root);
    if (inTargetBox(corner)) {
      return root;
    }
    int count = corner == NONE ? ends.starts() : graph.firstBoxAt[corner + 1];
    for (int k = corner == NONE ? 0 : graph.firstBoxAt[corner]; k < count; k++) {
      int box = corner == NONE ? ends.start(k) : graph.boxAt[k];
      int last = box == nodes.box(root) ? NONE : beeline.walk(root, box, targetX, targetY);
      if (last != NONE) {
        return last;
      }
    }
    return NONE;
  }

  /** The length of the path found. */
  double length() {
    return length;
  }

  /** The number of nodes expanded. */
  long expanded() {
    return expanded;
  }

  /** Whether the limits ended the search. */
  boolean limited() {
    return limited;
  }

  /** Tells whether a box is among those a root lies in. */
  boolean liesIn(int root, int box) {
    int corner = nodes.corner(root);
    return corner == NONE ? ends.isStart(box) : graph.meets(corner, box);
  }

  /** Tells whether a shorter way to a root has been found since. */
  private boolean isOutdated(int root) {
    int corner = nodes.corner(root);
    return corner != NONE && nodes.g(root) > bestG[corner];
  }

  private boolean inTargetBox(int corner) {
    if (corner == NONE) {
      return ends.meet();
    }
    for (int k = graph.firstBoxAt[corner]; k < graph.firstBoxAt[corner + 1]; k++) {
      if (ends.isTarget(graph.boxAt[k])) {
        return true;
      }
    }
    return false;
  }

  private boolean seesTarget(int cone) {
    return ends.isTarget(nodes.box(cone))
        && cones.isBeyond(cone, targetX, targetY)
        && cones.holds(cone, targetX, targetY);
  }

  private void expandRoot(int root) {
    int corner = nodes.corner(root);
    if (corner == NONE) {
      for (int i = 0; i < ends.starts(); i++) {
        lookThroughDoors(root, ends.start(i));
      }
      return;
    }
    for (int k = graph.firstBoxAt[corner]; k < graph.firstBoxAt[corner + 1]; k++) {
      // In the box in which the root was reached a turn could be cut short.
      if (graph.boxAt[k] != nodes.box(root)) {
        lookThroughDoors(root, graph.boxAt[k]);
      }
    }
  }

  /** Everything in a box is in sight from a root in it. */
  private void lookThroughDoors(int root, int from) {
    int x = nodes.x(root);
    int y = nodes.y(root);
    double g = nodes.g(root);
    for (int d = graph.firstDoor[from]; d < graph.firstDoor[from + 1]; d++) {
      if (liesIn(root, graph.to[d])) {
        continue;
      }
      int lowX = graph.lowX[d];
      int lowY = graph.lowY[d];
      int highX = graph.highX[d];
      int highY = graph.highY[d];
      long side = turn(x, y, lowX, lowY, highX, highY);
      if (side == 0) {
        int end = nearerEnd(d, x, y);
        reach(end, root, from, g + distance(x, y, graph.cornerX[end], graph.cornerY[end]));
      } else if (side > 0) {
        enter(root, d, BOTH_CORNERS, x, y, lowX, lowY, highX, highY);
      } else {
        enter(root, d, BOTH_CORNERS, x, y, highX, highY, lowX, lowY);
      }
    }
  }

  /** The corner by which a door is entered that is seen edge-on or has no length. */
  private int nearerEnd(int d, int x, int y) {
    return distance(x, y, graph.lowX[d], graph.lowY[d])
            <= distance(x, y, graph.highX[d], graph.highY[d])
        ? graph.lowCorner[d]
        : graph.highCorner[d];
  }

  private void expandCone(int cone) {
    int entered = nodes.door(cone);
    if (nodes.has(cone, LEFT_CORNER)) {
      turnAt(cone, endAt(entered, nodes.leftX(cone), nodes.leftY(cone)));
    }
    if (nodes.has(cone, RIGHT_CORNER)) {
      turnAt(cone, endAt(entered, nodes.rightX(cone), nodes.rightY(cone)));
    }
    int box = nodes.box(cone);
    boolean winds = nodes.has(cone, WINDS);
    for (int d = graph.firstDoor[box]; d < graph.firstDoor[box + 1]; d++) {
      int to = graph.to[d];
      if (to != graph.from[entered] && !leadsOnAlong(entered, d) && !(winds && passed(cone, to))) {
        narrow(cone, d);
      }
    }
  }

  /** The corner at that end of a door which lies at (x, y). */
  private int endAt(int d, int x, int y) {
    return x == graph.lowX[d] && y == graph.lowY[d] ? graph.lowCorner[d] : graph.highCorner[d];
  }

  /** A path that turns at a bound need not have entered the cone's box: it stops at the door. */
  private void turnAt(int cone, int corner) {
    if (graph.turns[corner]) {
      double way =
          distance(nodes.x(cone), nodes.y(cone), graph.cornerX[corner], graph.cornerY[corner]);
      reach(corner, nodes.parent(cone), graph.from[nodes.door(cone)], nodes.g(cone) + way);
    }
  }

  /**
   * Tells whether a door lies on the line by which its box was entered. All boxes with an edge
   * there have doors to each other, so that there was no need to enter this one.
   */
  private boolean leadsOnAlong(int entered, int d) {
    return graph.axis[d] == graph.axis[entered]
        && graph.line(d) == graph.line(entered)
        && !graph.virtual[d];
  }

  /** Tells whether the way since the last root was in a box; a shortest path never returns. */
  private boolean passed(int cone, int box) {
    int at = cone;
    while (!nodes.isRoot(at)) {
      if (nodes.box(at) == box) {
        return true;
      }
      at = nodes.parent(at);
    }
    return liesIn(at, box);
  }

  /** Goes on through the part of a door that lies inside a cone. */
  private void narrow(int cone, int d) {
    if (nodes.has(cone, HALF)) {
      narrowBeyond(cone, d);
    } else {
      narrow(cone, d, BOTH_CORNERS, graph.lowX[d], graph.lowY[d], graph.highX[d], graph.highY[d]);
    }
  }

  /** As {@link #narrow(int, int)}, cutting off what lies on the root's side of the cone's door. */
  private void narrowBeyond(int cone, int d) {
    int entered = nodes.door(cone);
    int line = graph.line(entered);
    int lowX = graph.lowX[d];
    int lowY = graph.lowY[d];
    int highX = graph.highX[d];
    int highY = graph.highY[d];
    if (graph.axis[entered] == PortalGraph.VERTICAL) {
      boolean greater = nodes.x(cone) < line;
      lowX = greater ? Math.max(lowX, line) : lowX;
      highX = greater ? highX : Math.min(highX, line);
    } else {
      boolean greater = nodes.y(cone) < line;
      lowY = greater ? Math.max(lowY, line) : lowY;
      highY = greater ? highY : Math.min(highY, line);
    }
    if (lowX > highX || lowY > highY) {
      return;
    }
    boolean lowCut = lowX != graph.lowX[d] || lowY != graph.lowY[d];
    boolean highCut = highX != graph.highX[d] || highY != graph.highY[d];
    int ends = (lowCut ? 0 : LEFT_CORNER) | (highCut ? 0 : RIGHT_CORNER);
    if (ends == BOTH_CORNERS || lowX != highX || lowY != highY) {
      narrow(cone, d, ends, lowX, lowY, highX, highY);
    }
  }

  /** Goes on through a door from low to high; ends has a corner's bit for each real end. */
  private void narrow(int cone, int d, int ends, int lowX, int lowY, int highX, int highY) {
    long side = turn(nodes.x(cone), nodes.y(cone), lowX, lowY, highX, highY);
    if (side == 0) {
      touch(cone, d);
    } else if (side > 0) {
      clip(cone, d, ends, lowX, lowY, highX, highY);
    } else {
      clip(cone, d, swapped(ends), highX, highY, lowX, lowY);
    }
  }

  /** Goes to the nearer end of a door seen edge-on, if the cone holds it. */
  private void touch(int cone, int d) {
    int x = nodes.x(cone);
    int y = nodes.y(cone);
    int end = nearerEnd(d, x, y);
    int endX = graph.cornerX[end];
    int endY = graph.cornerY[end];
    if (cones.holds(cone, endX, endY)) {
      reach(end, cone, nodes.box(cone), nodes.g(cone) + distance(x, y, endX, endY));
    }
  }

  /** Enters a door by what a cone holds of its stretch from u, on the left, to w. */
  private void clip(int cone, int d, int ends, int ux, int uy, int wx, int wy) {
    int x = nodes.x(cone);
    int y = nodes.y(cone);
    int leftX = nodes.leftX(cone);
    int leftY = nodes.leftY(cone);
    int rightX = nodes.rightX(cone);
    int rightY = nodes.rightY(cone);
    int corners = 0;
    if (turn(x, y, leftX, leftY, ux, uy) >= 0) {
      leftX = ux;
      leftY = uy;
      corners |= ends & LEFT_CORNER;
    }
    if (turn(x, y, rightX, rightY, wx, wy) <= 0) {
      rightX = wx;
      rightY = wy;
      corners |= ends & RIGHT_CORNER;
    }
    if (turn(x, y, leftX, leftY, rightX, rightY) > 0) {
      int winds = nodes.has(cone, WINDS) ? WINDS : 0;
      enter(cone, d, corners | winds, x, y, leftX, leftY, rightX, rightY);
    }
  }

  /** Enters the box behind a door with the cone from (x, y) between two bounds. */
  private void enter(int node, int d, int flags, int x, int y, int lx, int ly, int rx, int ry) {
    boolean vertical = graph.axis[d] == PortalGraph.VERTICAL;
    int line = vertical ? graph.lowX[d] : graph.lowY[d];
    byte side = graph.side[d];
    if (side == PortalGraph.BOTH_SIDES) {
      push(node, d, flags | WINDS | HALF, x, y, lx, ly, rx, ry);
      pushMirrored(node, d, flags | HALF, vertical, line, x, y, lx, ly, rx, ry);
    } else if (side == Integer.signum((vertical ? x : y) - line)) {
      pushMirrored(node, d, flags, vertical, line, x, y, lx, ly, rx, ry);
    } else {
      int winds = side == PortalGraph.IN_LINE ? WINDS : 0;
      push(node, d, flags | winds, x, y, lx, ly, rx, ry);
    }
  }

  /** Mirrored, what was on the left is on the right. */
  private void pushMirrored(
      int node,
      int d,
      int flags,
      boolean vertical,
      int line,
      int x,
      int y,
      int lx,
      int ly,
      int rx,
      int ry) {
    int folded = (flags & ~BOTH_CORNERS) | swapped(flags) | FOLD | WINDS;
    if (vertical) {
      push(node, d, folded, 2 * line - x, y, 2 * line - rx, ry, 2 * line - lx, ly);
    } else {
      push(node, d, folded, x, 2 * line - y, rx, 2 * line - ry, lx, 2 * line - ly);
    }
  }

  private static int swapped(int corners) {
    return ((corners & LEFT_CORNER) != 0 ? RIGHT_CORNER : 0)
        | ((corners & RIGHT_CORNER) != 0 ? LEFT_CORNER : 0);
  }

  private void push(int node, int d, int flags, int x, int y, int lx, int ly, int rx, int ry) {
    if (Math.abs(x) > FAR || Math.abs(y) > FAR) {
      return;
    }
    double g = nodes.g(node);
    int cone = nodes.addCone(node, d, graph.to[d], flags, x, y, lx, ly, rx, ry, g);
    double f = g + cones.distanceThrough(cone, targetX, targetY);
    if (f > upperBound) {
      nodes.truncate(cone);
      return;
    }
    if (f < upperBound && seesTarget(cone)) {
      upperBound = f;
    }
    open.push(cone, f);
  }

  /** Records a way to a corner, if none as short is known. */
  private void reach(int corner, int node, int from, double g) {
    if (seen[corner] == query && g >= bestG[corner]) {
      return;
    }
    int x = graph.cornerX[corner];
    int y = graph.cornerY[corner];
    double f = g + distance(x, y, targetX, targetY);
    if (f > upperBound) {
      return;
    }
    if (inTargetBox(corner)) {
      upperBound = f;
    }
    seen[corner] = query;
    bestG[corner] = g;
    open.push(nodes.addRoot(node, corner, from, x, y, g), f);
  }

  private boolean comesFirst(int node, int other) {
    double g = nodes.g(node);
    double otherG = nodes.g(other);
    if (g != otherG) {
      return g > otherG;
    }
    int door = nodes.isRoot(node) ? NONE : nodes.door(node);
    int otherDoor = nodes.isRoot(other) ? NONE : nodes.door(other);
    if (door != otherDoor) {
      return door < otherDoor;
    }
    double start = cones.intervalStart(node);
    double otherStart = cones.intervalStart(other);
    return start != otherStart ? start < otherStart : node < other;
  }
}
