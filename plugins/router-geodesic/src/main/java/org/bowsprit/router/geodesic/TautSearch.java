package org.bowsprit.router.geodesic;

import static org.bowsprit.pathfinding.geometry.Outline.turn;

import java.util.Arrays;
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

  /** No path, or no node. */
  static final int NONE = -1;

  /** The left bound of a cone is an end of its door, where a path may turn left. */
  private static final int LEFT_CORNER = 1;

  /** The right bound of a cone is an end of its door. */
  private static final int RIGHT_CORNER = 2;

  /** The root was mirrored at the cone's door. */
  private static final int FOLD = 4;

  /**
   * A fold or a box within the door's line was passed: the path might come round to a box again.
   */
  private static final int WINDS = 8;

  /** Only what lies beyond the door's line counts: the box entered is not convex. */
  private static final int HALF = 16;

  /** The low end of a door is one, not a cut. */
  private static final int LOW_END = LEFT_CORNER;

  /** The high end of a door is one, not a cut. */
  private static final int HIGH_END = RIGHT_CORNER;

  /** Mirrored roots beyond this are given up, so that 64 bits hold every product. */
  private static final int FAR = 1 << 29;

  private final PortalGraph graph;
  private final NodeHeap open = new NodeHeap(this::comesFirst);

  private int nodes;
  private int[] parent = new int[64];
  private int[] door = new int[64];
  private int[] corner = new int[64];
  private int[] box = new int[64];
  private int[] flags = new int[64];
  private double[] g = new double[64];
  private int[] rootX = new int[64];
  private int[] rootY = new int[64];
  private int[] leftX = new int[64];
  private int[] leftY = new int[64];
  private int[] rightX = new int[64];
  private int[] rightY = new int[64];

  private final double[] bestG;
  private final int[] seen;
  private final int[] closed;
  private final int[] startBoxes;
  private final int[] targetBoxes;
  private final int[] targetSeen;
  private int startCount;
  private int targetCount;
  private int query;
  private int targetX;
  private int targetY;
  private double upperBound;
  private long expanded;
  private double length;
  private boolean limited;

  TautSearch(PortalGraph graph) {
    this.graph = graph;
    this.bestG = new double[graph.corners()];
    this.seen = new int[graph.corners()];
    this.closed = new int[graph.corners()];
    this.startBoxes = new int[graph.boxes()];
    this.targetBoxes = new int[graph.boxes()];
    this.targetSeen = new int[graph.boxes()];
  }

  PortalGraph graph() {
    return graph;
  }

  /** Begins a query; boxes are added by {@link #startIn} and {@link #endIn}. */
  void begin(int fromX, int fromY, int toX, int toY) {
    if (++query == 0) {
      Arrays.fill(seen, 0);
      Arrays.fill(closed, 0);
      Arrays.fill(targetSeen, 0);
      query = 1;
    }
    nodes = 0;
    open.clear();
    startCount = 0;
    targetCount = 0;
    targetX = toX;
    targetY = toY;
    upperBound = Double.POSITIVE_INFINITY;
    expanded = 0;
    length = Double.POSITIVE_INFINITY;
    limited = false;
    int start = newNode(NONE, 0);
    corner[start] = NONE;
    rootX[start] = fromX;
    rootY[start] = fromY;
  }

  /** Adds a box the start lies in, unless it is there already. */
  void startIn(int startBox) {
    if (!liesIn(0, startBox)) {
      startBoxes[startCount++] = startBox;
    }
  }

  /** Adds a box the target lies in, unless it is there already. */
  void endIn(int targetBox) {
    if (targetSeen[targetBox] != query) {
      targetSeen[targetBox] = query;
      targetBoxes[targetCount++] = targetBox;
    }
  }

  /** Tells whether doors connect a box with one of those the start lies in. */
  boolean isConnected(int wanted) {
    for (int i = 0; i < startCount; i++) {
      if (graph.part[startBoxes[i]] == graph.part[wanted]) {
        return true;
      }
    }
    return false;
  }

  private boolean connected() {
    for (int i = 0; i < targetCount; i++) {
      if (isConnected(targetBoxes[i])) {
        return true;
      }
    }
    return false;
  }

  /**
   * Searches.
   *
   * @return the last node of a shortest path, from which the target is in sight, or {@link #NONE}
   */
  int run(Limits limits) {
    if (!connected()) {
      return NONE;
    }
    startCount = graph.spread(startBoxes, startCount, rootX[0], rootY[0]);
    open.push(0, distance(rootX[0], rootY[0], targetX, targetY));
    while (!open.isEmpty()) {
      if (limits.reachedAt(expanded)) {
        limited = true;
        return NONE;
      }
      double f = open.leastF();
      int node = open.pop();
      boolean root = door[node] == NONE;
      if (root && !close(node)) {
        continue;
      }
      expanded++;
      if (root ? inTargetBox(node) : targetSeen[box[node]] == query && seesTarget(node)) {
        length = f;
        return node;
      }
      if (root) {
        expandRoot(node);
      } else {
        expandCone(node);
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

  /** Tells whether a node is a root, not a cone. */
  boolean isRoot(int node) {
    return door[node] == NONE;
  }

  boolean isFold(int node) {
    return (flags[node] & FOLD) != 0;
  }

  int parent(int node) {
    return parent[node];
  }

  /** The door by which a cone enters its box. */
  int door(int node) {
    return door[node];
  }

  /** The box a root was reached in; {@link #NONE} for the start. */
  int box(int node) {
    return box[node];
  }

  int rootX(int node) {
    return rootX[node];
  }

  int rootY(int node) {
    return rootY[node];
  }

  /** Tells whether a box is among those a root lies in. */
  boolean liesIn(int root, int wanted) {
    if (corner[root] != NONE) {
      return graph.meets(corner[root], wanted);
    }
    for (int i = 0; i < startCount; i++) {
      if (startBoxes[i] == wanted) {
        return true;
      }
    }
    return false;
  }

  boolean isTargetBox(int wanted) {
    return targetSeen[wanted] == query;
  }

  /** Marks a root as expanded; false if that has happened, or a shorter way to it is known. */
  private boolean close(int node) {
    int at = corner[node];
    if (at == NONE) {
      return true;
    }
    if (closed[at] == query || g[node] > bestG[at]) {
      return false;
    }
    closed[at] = query;
    return true;
  }

  private boolean inTargetBox(int root) {
    if (corner[root] != NONE) {
      return cornerInTargetBox(corner[root]);
    }
    for (int i = 0; i < startCount; i++) {
      if (targetSeen[startBoxes[i]] == query) {
        return true;
      }
    }
    return false;
  }

  private boolean cornerInTargetBox(int at) {
    for (int k = graph.firstBoxAt[at]; k < graph.firstBoxAt[at + 1]; k++) {
      if (targetSeen[graph.boxAt[k]] == query) {
        return true;
      }
    }
    return false;
  }

  private void expandRoot(int root) {
    if (corner[root] == NONE) {
      for (int i = 0; i < startCount; i++) {
        lookThroughDoors(root, startBoxes[i]);
      }
      return;
    }
    int at = corner[root];
    for (int k = graph.firstBoxAt[at]; k < graph.firstBoxAt[at + 1]; k++) {
      lookThroughDoors(root, graph.boxAt[k]);
    }
  }

  /** Everything in a box is in sight from a root in it. */
  private void lookThroughDoors(int root, int from) {
    int x = rootX[root];
    int y = rootY[root];
    for (int d = graph.firstDoor[from]; d < graph.firstDoor[from + 1]; d++) {
      if (liesIn(root, graph.to[d])) {
        continue;
      }
      long side = turn(x, y, graph.lowX[d], graph.lowY[d], graph.highX[d], graph.highY[d]);
      if (side == 0) {
        turnAtNearerEnd(root, from, d, x, y, g[root]);
      } else if (side > 0) {
        enter(
            root,
            d,
            x,
            y,
            g[root],
            graph.lowX[d],
            graph.lowY[d],
            graph.highX[d],
            graph.highY[d],
            LEFT_CORNER | RIGHT_CORNER);
      } else {
        enter(
            root,
            d,
            x,
            y,
            g[root],
            graph.highX[d],
            graph.highY[d],
            graph.lowX[d],
            graph.lowY[d],
            LEFT_CORNER | RIGHT_CORNER);
      }
    }
  }

  /** A door seen edge-on, or one of no length, is entered by its nearer end. */
  private void turnAtNearerEnd(int node, int from, int d, int x, int y, double rootG) {
    double low = distance(x, y, graph.lowX[d], graph.lowY[d]);
    double high = distance(x, y, graph.highX[d], graph.highY[d]);
    if (low <= high) {
      reach(graph.lowCorner[d], node, from, rootG + low);
    } else {
      reach(graph.highCorner[d], node, from, rootG + high);
    }
  }

  private void expandCone(int node) {
    int entered = door[node];
    boolean lowIsLeft = leftX[node] == graph.lowX[entered] && leftY[node] == graph.lowY[entered];
    if ((flags[node] & LEFT_CORNER) != 0) {
      turnAtBound(
          node, lowIsLeft ? graph.lowCorner[entered] : graph.highCorner[entered], leftX, leftY);
    }
    if ((flags[node] & RIGHT_CORNER) != 0) {
      boolean lowIsRight =
          rightX[node] == graph.lowX[entered] && rightY[node] == graph.lowY[entered];
      turnAtBound(
          node, lowIsRight ? graph.lowCorner[entered] : graph.highCorner[entered], rightX, rightY);
    }
    int from = box[node];
    for (int d = graph.firstDoor[from]; d < graph.firstDoor[from + 1]; d++) {
      int to = graph.to[d];
      if (to != graph.from[entered]
          && !leadsOnAlong(entered, d)
          && !((flags[node] & WINDS) != 0 && passed(node, to))) {
        narrow(node, d);
      }
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

  /** A path that turns at a bound need not have entered the cone's box: it stops at the door. */
  private void turnAtBound(int node, int at, int[] boundX, int[] boundY) {
    double there = g[node] + distance(rootX[node], rootY[node], boundX[node], boundY[node]);
    reach(at, parent[node], graph.from[door[node]], there);
  }

  /** Goes on through the part of a door that lies inside a cone. */
  private void narrow(int node, int d) {
    int lowX = graph.lowX[d];
    int lowY = graph.lowY[d];
    int highX = graph.highX[d];
    int highY = graph.highY[d];
    int ends = LOW_END | HIGH_END;
    if ((flags[node] & HALF) != 0) {
      int entered = door[node];
      int line = graph.line(entered);
      if (graph.axis[entered] == PortalGraph.VERTICAL) {
        boolean beyondIsRight = rootX[node] < line;
        int clippedLow = beyondIsRight ? Math.max(lowX, line) : lowX;
        int clippedHigh = beyondIsRight ? highX : Math.min(highX, line);
        ends = (clippedLow == lowX ? LOW_END : 0) | (clippedHigh == highX ? HIGH_END : 0);
        lowX = clippedLow;
        highX = clippedHigh;
      } else {
        boolean beyondIsBelow = rootY[node] < line;
        int clippedLow = beyondIsBelow ? Math.max(lowY, line) : lowY;
        int clippedHigh = beyondIsBelow ? highY : Math.min(highY, line);
        ends = (clippedLow == lowY ? LOW_END : 0) | (clippedHigh == highY ? HIGH_END : 0);
        lowY = clippedLow;
        highY = clippedHigh;
      }
      if (lowX > highX
          || lowY > highY
          || (ends != (LOW_END | HIGH_END) && lowX == highX && lowY == highY)) {
        return;
      }
    }
    long side = turn(rootX[node], rootY[node], lowX, lowY, highX, highY);
    if (side == 0) {
      touch(node, d);
    } else if (side > 0) {
      narrow(node, d, lowX, lowY, highX, highY, ends);
    } else {
      narrow(node, d, highX, highY, lowX, lowY, ((ends & LOW_END) << 1) | ((ends & HIGH_END) >> 1));
    }
  }

  /** As above, the door's ends being u, the left one, and w. */
  private void narrow(int node, int d, int ux, int uy, int wx, int wy, int corners) {
    int x = rootX[node];
    int y = rootY[node];
    int lx = leftX[node];
    int ly = leftY[node];
    int rx = rightX[node];
    int ry = rightY[node];
    int bounds = 0;
    if (turn(x, y, lx, ly, ux, uy) >= 0) {
      lx = ux;
      ly = uy;
      bounds |= corners & LEFT_CORNER;
    }
    if (turn(x, y, rx, ry, wx, wy) <= 0) {
      rx = wx;
      ry = wy;
      bounds |= corners & RIGHT_CORNER;
    }
    if (turn(x, y, lx, ly, rx, ry) > 0) {
      enter(node, d, x, y, g[node], lx, ly, rx, ry, bounds | (flags[node] & WINDS));
    }
  }

  /** Goes to the nearer end of a door seen edge-on, if the cone holds it. */
  private void touch(int node, int d) {
    int x = rootX[node];
    int y = rootY[node];
    boolean low =
        distance(x, y, graph.lowX[d], graph.lowY[d])
            <= distance(x, y, graph.highX[d], graph.highY[d]);
    int endX = low ? graph.lowX[d] : graph.highX[d];
    int endY = low ? graph.lowY[d] : graph.highY[d];
    if (holds(node, endX, endY)) {
      int at = low ? graph.lowCorner[d] : graph.highCorner[d];
      reach(at, node, box[node], g[node] + distance(x, y, endX, endY));
    }
  }

  /** Enters the box behind a door with the cone from (x, y) between two bounds. */
  private void enter(
      int node, int d, int x, int y, double rootG, int lx, int ly, int rx, int ry, int bounds) {
    int line = graph.line(d);
    boolean vertical = graph.axis[d] == PortalGraph.VERTICAL;
    int rootSide = Integer.signum((vertical ? x : y) - line);
    byte side = graph.side[d];
    if (side == rootSide || side == PortalGraph.BOTH_SIDES) {
      int half = side == PortalGraph.BOTH_SIDES ? HALF : 0;
      int fold = bounds | FOLD | WINDS | half;
      // Mirrored, what was on the left is on the right.
      int swapped =
          (fold & ~(LEFT_CORNER | RIGHT_CORNER))
              | ((fold & LEFT_CORNER) != 0 ? RIGHT_CORNER : 0)
              | ((fold & RIGHT_CORNER) != 0 ? LEFT_CORNER : 0);
      if (vertical) {
        push(node, d, 2 * line - x, y, rootG, 2 * line - rx, ry, 2 * line - lx, ly, swapped);
      } else {
        push(node, d, x, 2 * line - y, rootG, rx, 2 * line - ry, lx, 2 * line - ly, swapped);
      }
      if (side == PortalGraph.BOTH_SIDES) {
        push(node, d, x, y, rootG, lx, ly, rx, ry, bounds | WINDS | HALF);
      }
    } else {
      int winds = side == PortalGraph.IN_LINE ? WINDS : 0;
      push(node, d, x, y, rootG, lx, ly, rx, ry, bounds | winds);
    }
  }

  private void push(
      int node, int d, int x, int y, double rootG, int lx, int ly, int rx, int ry, int bits) {
    if (Math.abs(x) > FAR || Math.abs(y) > FAR) {
      return;
    }
    int pushed = newNode(node, rootG);
    door[pushed] = d;
    box[pushed] = graph.to[d];
    flags[pushed] = bits;
    rootX[pushed] = x;
    rootY[pushed] = y;
    leftX[pushed] = lx;
    leftY[pushed] = ly;
    rightX[pushed] = rx;
    rightY[pushed] = ry;
    double f = rootG + distanceThrough(pushed);
    if (f > upperBound) {
      nodes--;
      return;
    }
    if (f < upperBound && targetSeen[box[pushed]] == query && seesTarget(pushed)) {
      upperBound = f;
    }
    open.push(pushed, f);
  }

  /** Records a way to a corner, if none as short is known. */
  private void reach(int at, int node, int from, double there) {
    if (seen[at] == query && there >= bestG[at]) {
      return;
    }
    int x = graph.cornerX[at];
    int y = graph.cornerY[at];
    double f = there + distance(x, y, targetX, targetY);
    if (f > upperBound) {
      return;
    }
    if (cornerInTargetBox(at)) {
      upperBound = f;
    }
    seen[at] = query;
    bestG[at] = there;
    int root = newNode(node, there);
    corner[root] = at;
    box[root] = from;
    rootX[root] = x;
    rootY[root] = y;
    open.push(root, f);
  }

  private int newNode(int parentNode, double nodeG) {
    if (nodes == parent.length) {
      grow(2 * nodes);
    }
    int node = nodes++;
    parent[node] = parentNode;
    door[node] = NONE;
    box[node] = NONE;
    flags[node] = 0;
    g[node] = nodeG;
    return node;
  }

  private void grow(int capacity) {
    parent = Arrays.copyOf(parent, capacity);
    door = Arrays.copyOf(door, capacity);
    corner = Arrays.copyOf(corner, capacity);
    box = Arrays.copyOf(box, capacity);
    flags = Arrays.copyOf(flags, capacity);
    g = Arrays.copyOf(g, capacity);
    rootX = Arrays.copyOf(rootX, capacity);
    rootY = Arrays.copyOf(rootY, capacity);
    leftX = Arrays.copyOf(leftX, capacity);
    leftY = Arrays.copyOf(leftY, capacity);
    rightX = Arrays.copyOf(rightX, capacity);
    rightY = Arrays.copyOf(rightY, capacity);
  }

  /** Tells whether the way since the last root has been in a box; a shortest path never returns. */
  private boolean passed(int node, int wanted) {
    int at = node;
    while (door[at] != NONE) {
      if (box[at] == wanted) {
        return true;
      }
      at = parent[at];
    }
    return liesIn(at, wanted);
  }

  /** Tells whether a point of the cone's box lies on the far side of the door, or on its line. */
  private boolean isBeyond(int node, int x, int y) {
    int d = door[node];
    int line = graph.line(d);
    boolean vertical = graph.axis[d] == PortalGraph.VERTICAL;
    int rootSide = Integer.signum((vertical ? rootX[node] : rootY[node]) - line);
    return Integer.signum((vertical ? x : y) - line) != rootSide;
  }

  private boolean holds(int node, int x, int y) {
    return turn(rootX[node], rootY[node], leftX[node], leftY[node], x, y) >= 0
        && turn(rootX[node], rootY[node], rightX[node], rightY[node], x, y) <= 0;
  }

  private boolean seesTarget(int node) {
    return isBeyond(node, targetX, targetY) && holds(node, targetX, targetY);
  }

  /**
   * The shortest way from a cone's root through its interval to the target, other boxes ignored.
   */
  private double distanceThrough(int node) {
    int d = door[node];
    int line = graph.line(d);
    int x = rootX[node];
    int y = rootY[node];
    int tx = targetX;
    int ty = targetY;
    if (!isBeyond(node, tx, ty)) {
      if (graph.axis[d] == PortalGraph.VERTICAL) {
        tx = 2 * line - tx;
      } else {
        ty = 2 * line - ty;
      }
    }
    if (turn(x, y, leftX[node], leftY[node], tx, ty) < 0) {
      return bend(d, line, x, y, leftX[node], leftY[node], tx, ty);
    }
    if (turn(x, y, rightX[node], rightY[node], tx, ty) > 0) {
      return bend(d, line, x, y, rightX[node], rightY[node], tx, ty);
    }
    return distance(x, y, tx, ty);
  }

  /** From (x, y) in the direction of a bound to the door's line, and thence to the target. */
  private double bend(int d, int line, int x, int y, int bx, int by, int tx, int ty) {
    double cx = bx;
    double cy = by;
    if (graph.axis[d] == PortalGraph.VERTICAL) {
      if (bx != line) {
        cy = y + (double) (by - y) * (line - x) / (bx - x);
        cx = line;
      }
    } else if (by != line) {
      cx = x + (double) (bx - x) * (line - y) / (by - y);
      cy = line;
    }
    double toX = cx - x;
    double toY = cy - y;
    double onX = tx - cx;
    double onY = ty - cy;
    return Math.sqrt(toX * toX + toY * toY) + Math.sqrt(onX * onX + onY * onY);
  }

  private static double distance(int ax, int ay, int bx, int by) {
    double dx = (double) bx - ax;
    double dy = (double) by - ay;
    return Math.sqrt(dx * dx + dy * dy);
  }

  private boolean comesFirst(int node, int other) {
    if (g[node] != g[other]) {
      return g[node] > g[other];
    }
    if (door[node] != door[other]) {
      return door[node] < door[other];
    }
    double start = intervalStart(node);
    double otherStart = intervalStart(other);
    return start != otherStart ? start < otherStart : node < other;
  }

  /** Where a cone's interval begins along its door; 0 for a root. */
  private double intervalStart(int node) {
    int d = door[node];
    if (d == NONE) {
      return 0;
    }
    return Math.min(
        along(d, node, leftX[node], leftY[node]), along(d, node, rightX[node], rightY[node]));
  }

  private double along(int d, int node, int bx, int by) {
    int line = graph.line(d);
    int x = rootX[node];
    int y = rootY[node];
    if (graph.axis[d] == PortalGraph.VERTICAL) {
      return bx == line ? by : y + (double) (by - y) * (line - x) / (bx - x);
    }
    return by == line ? bx : x + (double) (bx - x) * (line - y) / (by - y);
  }
}
