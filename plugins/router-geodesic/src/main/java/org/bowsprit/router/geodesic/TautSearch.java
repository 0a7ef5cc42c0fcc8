package org.bowsprit.router.geodesic;

import static org.bowsprit.router.geodesic.Cones.distance;
import static org.bowsprit.router.geodesic.Nodes.NONE;

import java.util.List;
import java.util.function.IntConsumer;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.SearchStatistics;

/**
 * The exact search for the shortest path over faces glued along doors (spec 08 §11.3).
 *
 * <p><b>Method.</b> The search is Polyanya (Cui, Harabor and Grastien, <i>Compromise-free
 * Pathfinding on a Navigation Mesh</i>, IJCAI 2017), which extends the interval search of Anya
 * (Harabor, Grastien, Öz and Aksakalli, <i>Optimal Any-Angle Pathfinding in Practice</i>, JAIR 56,
 * 2016) from grids to convex polygons. It is A* over intervals of edges. Each interval is stored
 * with the last turning point of the paths to it. Nodes are ordered by the length of the shortest
 * path through the interval to the target. There are two kinds of nodes. A <em>root</em> is a place
 * where a taut path may turn. It is the start or a corner, and belongs to all faces that meet
 * there. A <em>cone</em> is the area that is visible from a root through the doors that the path
 * has passed since the root. It is bounded by the two directions that limit the view, and enters
 * one face through one door. Because a cone is stored as three points with integer coordinates,
 * left and right are decided exactly. Only lengths are doubles.
 *
 * <p><b>Pruning.</b> A root is expanded only in directions in which a path stays taut, {@linkplain
 * Links also on glued floors}. Corners at which no path can turn are not roots. If a shorter path
 * to a root was found, the older cones of the root are dropped. Doors to {@linkplain Blocks parts
 * of the floor} that are dead ends are not used. A single successor is expanded without the open
 * list. Three of these rules are from Polyanya, made exact for floors with overlapping boxes.
 * Polyanya's pruning of dead ends is extended to whole blocks. There are two more rules. A cone is
 * dropped if a shorter path over an end of its door reaches each point of its {@linkplain Interval
 * interval}. A search on a large floor that has expanded {@value #HARD} nodes continues with
 * {@linkplain Bounds bounds} from {@link Landmarks}.
 *
 * <p><b>Bound.</b> If there is a path, the search finds the shortest path, up to the rounding of a
 * sum of square roots. The number of cones is not bounded by a polynomial in the size of the floor.
 * This is also true of Polyanya. The shortest path among polygons can be found in O(n log n) time
 * (Hershberger and Suri, SIAM Journal on Computing 28, 1999) and O(n) space (Wang, SODA 2021), but
 * no such method is known to be fast in practice.
 *
 * <p><b>Memory.</b> The graph needs 32 bytes for each door and about 30 bytes for each corner and
 * face. A search needs 52 bytes for each node and 12 bytes for each corner, and keeps this memory
 * for the next search. On large floors, landmarks need up to 64 bytes for each corner, and each
 * search 12 more bytes for each corner. RayScan needs no index at all (Hechenberger, Stuckey,
 * Harabor, Le Bodic and Cheema, <i>Online Computation of Euclidean Shortest Paths in Two
 * Dimensions</i>, ICAPS 2020). Methods that precompute paths are faster and take far more memory:
 * compressed path databases (Shen, Cheema, Harabor and Stuckey, <i>Euclidean Pathfinding with
 * Compressed Path Databases</i>, IJCAI 2020), and hub labels, with tens of gigabytes for large maps
 * (Du, Shen and Cheema, <i>EHL*</i>, arXiv:2408.11341, 2024).
 *
 * <p>{@link NodeExpansion} finds the successors of a node. This class decides in which order nodes
 * are expanded, and which nodes are pruned. It runs one search at a time, and keeps its arrays for
 * the next search.
 */
final class TautSearch implements NodeExpansion.Frontier {

  /**
   * The largest coordinate of a mirrored root. Roots beyond it are dropped, so that every product
   * fits into 64 bits.
   */
  private static final int FAR = 1 << 29;

  /** The number of expanded nodes after which a search continues with bounds from landmarks. */
  private static final int HARD = 64;

  /** The largest error of sums of square roots. */
  private static final double ROUNDING = 1e-6;

  private final PortalGraph graph;
  private final Nodes nodes = new Nodes();
  private final Cones cones;
  private final NodeHeap open;
  private final EndFaces ends;
  private final Beeline beeline;
  private final NodeExpansion expansion;
  private final Sector sector;
  private final Bounds bounds;
  private final double[] bestG;
  private final int[] seen;

  /** The record of the nodes; null if the nodes are not recorded. */
  private NodeFilm film;

  /** Receives the nodes from which the search looks; null for none. */
  private IntConsumer watcher;

  private boolean bounded;

  /** The number of nodes that were added without bounds. */
  private int unbounded;

  /** True if there is no target. Nodes are then ordered by the distance from the start. */
  private boolean aimless;

  private int query;
  private int targetX;
  private int targetY;
  private double upperBound;
  private boolean turnFound;
  private long steps;
  private long expanded;
  private long generated;
  private long pushed;
  private long pruned;
  private double length;
  private boolean limited;

  TautSearch(PortalGraph graph, Landmarks landmarks) {
    this.graph = graph;
    this.bounds = new Bounds(graph, landmarks);
    this.cones = new Cones(graph, nodes);
    this.open = new NodeHeap(this::comesFirst);
    this.ends = new EndFaces(graph);
    this.beeline = new Beeline(graph, nodes, ends);
    this.expansion = new NodeExpansion(graph, nodes, cones, ends, this);
    this.sector = new Sector(graph, nodes);
    this.bestG = new double[graph.corners()];
    this.seen = new int[graph.corners()];
  }

  PortalGraph graph() {
    return graph;
  }

  Nodes nodes() {
    return nodes;
  }

  /**
   * Returns the faces in which the path may start and end. They must be set after {@link #begin}.
   */
  EndFaces ends() {
    return ends;
  }

  /** Sets whether the following queries record the nodes from which they look. */
  void film(boolean wanted) {
    film = wanted ? new NodeFilm(graph, nodes) : null;
    watcher = wanted ? film::add : null;
  }

  /** Returns the steps of the last query; none if they were not recorded. */
  List<DebugShape> steps() {
    return film == null ? List.of() : film.shapes();
  }

  /** Begins a query. */
  void begin(int fromX, int fromY, int toX, int toY) {
    query++;
    nodes.clear();
    open.clear();
    ends.clear();
    if (film != null) {
      film.clear();
    }
    targetX = toX;
    targetY = toY;
    upperBound = Double.POSITIVE_INFINITY;
    steps = 0;
    expanded = 0;
    generated = 1;
    pushed = 0;
    pruned = 0;
    length = Double.NaN;
    limited = false;
    bounded = false;
    unbounded = 0;
    nodes.addRoot(NONE, NONE, NONE, fromX, fromY, fromX, fromY, 0);
  }

  /**
   * Searches for a shortest path.
   *
   * @return the last node of a shortest path, from which the target is visible, or {@link
   *     Nodes#NONE}
   */
  int run(Limits limits) {
    if (!ends.areConnected()) {
      return NONE;
    }
    ends.spreadStart(nodes.x(0), nodes.y(0));
    ends.chooseBlocks();
    push(0, distance(nodes.x(0), nodes.y(0), targetX, targetY));
    while (!open.isEmpty()) {
      if (limits.reachedAt(steps)) {
        limited = true;
        return NONE;
      }
      int node = open.take();
      if (isOutdated(node)) {
        pruned++;
        continue;
      }
      if (node < unbounded && isFarther(node)) {
        continue;
      }
      expanded++;
      if (expanded == HARD) {
        setBounds();
      }
      watch(node);
      int last = nodes.isRoot(node) ? straightFrom(node) : seesTarget(node) ? node : NONE;
      if (last != NONE) {
        length = open.takenF();
        return last;
      }
      expand(node, limits);
    }
    return NONE;
  }

  /**
   * Expands a node. As long as the only successor is a cone, continues with that cone without the
   * open list.
   */
  private void expand(int taken, Limits limits) {
    int node = taken;
    while (node != NONE) {
      steps++;
      int known = nodes.size();
      turnFound = false;
      if (nodes.isRoot(node)) {
        expansion.ofRoot(node);
      } else {
        expansion.ofCone(node);
      }
      boolean single =
          nodes.size() == known + 1 && !turnFound && !seesTarget(known) && !limits.reachedAt(steps);
      node = single ? known : NONE;
      if (single) {
        watch(known);
      }
      if (!single) {
        pushCones(known);
      }
    }
  }

  /**
   * Pushes the cones with the numbers {@code first} and higher, except those that can be pruned.
   */
  private void pushCones(int first) {
    for (int cone = first; cone < nodes.size(); cone++) {
      if (nodes.isRoot(cone)) {
        continue;
      }
      Interval interval = cones.interval(cone);
      double f = through(cone, interval);
      if (f > upperBound || isDominated(cone, interval)) {
        pruned++;
        continue;
      }
      if (f < upperBound && seesTarget(cone)) {
        upperBound = f;
      }
      push(cone, f);
    }
  }

  /**
   * Explores the floor from a corner, without a target.
   *
   * @param watcher receives the nodes from which the search looks. A place that is not visible from
   *     any of these nodes is not connected
   * @param most the largest number of nodes
   * @return true if the whole floor was explored
   */
  boolean explore(int corner, IntConsumer watcher, long most) {
    begin(graph.cornerX[corner], graph.cornerY[corner], 0, 0);
    this.watcher = watcher;
    aimless = true;
    ends.chooseAllBlocks();
    for (int k = graph.firstFaceAt[corner]; k < graph.firstFaceAt[corner + 1]; k++) {
      ends.addStartFace(graph.faceAt[k]);
    }
    push(0, 0);
    while (!open.isEmpty() && steps < most) {
      int node = open.take();
      if (!isOutdated(node)) {
        watch(node);
        expand(node, Limits.NONE);
      }
    }
    return open.isEmpty();
  }

  private void watch(int node) {
    if (watcher != null) {
      watcher.accept(node);
    }
  }

  private void setBounds() {
    bounded = bounds.aim(ends.start(0), ends.target(0), targetX, targetY);
    unbounded = bounded ? nodes.size() : 0;
  }

  /**
   * Pushes a node that was added before there were bounds again, if its f is greater with bounds.
   * Returns whether the node was pushed.
   */
  private boolean isFarther(int node) {
    double f =
        nodes.isRoot(node)
            ? over(nodes.corner(node), nodes.g(node))
            : through(node, cones.interval(node));
    if (f > open.takenF()) {
      open.push(node, f);
      return true;
    }
    return false;
  }

  /** Returns a lower bound of the length of all paths to the target over a corner. */
  private double over(int corner, double g) {
    if (aimless) {
      return g;
    }
    double way = distance(graph.cornerX[corner], graph.cornerY[corner], targetX, targetY);
    return g + (bounded ? Math.max(way, bounds.from(corner)) : way);
  }

  /** Returns a lower bound of the length of all paths to the target through a cone. */
  private double through(int cone, Interval interval) {
    double g = nodes.g(cone);
    if (aimless) {
      return g + interval.distanceOfRoot();
    }
    double way = cones.distanceThrough(cone, targetX, targetY);
    if (bounded) {
      int door = nodes.door(cone);
      double low = bounds.from(graph.lowCorner(door));
      double high = bounds.from(graph.highCorner(door));
      way = Math.max(way, interval.least(low, high));
    }
    return g + way;
  }

  /** Returns the last node of the straight path from a root to the target, if there is one. */
  private int straightFrom(int root) {
    int corner = nodes.corner(root);
    if (inTargetFace(corner)) {
      return root;
    }
    if (bounded && corner != NONE && isHidden(corner)) {
      return NONE;
    }
    int count = corner == NONE ? ends.starts() : graph.firstFaceAt[corner + 1];
    for (int k = corner == NONE ? 0 : graph.firstFaceAt[corner]; k < count; k++) {
      int face = corner == NONE ? ends.start(k) : graph.faceAt[k];
      int last = face == nodes.face(root) ? NONE : beeline.walk(root, face, targetX, targetY);
      if (last != NONE) {
        return last;
      }
    }
    return NONE;
  }

  /** Returns whether the bounds exclude a straight path from a corner to the target. */
  private boolean isHidden(int corner) {
    return bounds.from(corner)
        > distance(graph.cornerX[corner], graph.cornerY[corner], targetX, targetY);
  }

  /** Returns the length of the path found. */
  double length() {
    return length;
  }

  /** Returns the number of expanded nodes. */
  long expanded() {
    return expanded;
  }

  /** Returns the statistics about the nodes. */
  SearchStatistics statistics() {
    return new SearchStatistics(generated, expanded, pushed, pruned);
  }

  /** Returns whether the limits ended the search. */
  boolean limited() {
    return limited;
  }

  /**
   * Returns whether shorter paths to a root, or through a cone, have been found since the node was
   * added.
   */
  private boolean isOutdated(int node) {
    int corner = nodes.corner(node);
    return (corner != NONE && nodes.g(node) > bestG[corner])
        || (!nodes.isRoot(node) && isDominated(node, cones.interval(node)));
  }

  /**
   * Returns whether a shorter path reaches each point of a cone's interval. Such a path leads to an
   * end of the cone's door and then along the door.
   */
  private boolean isDominated(int cone, Interval interval) {
    int door = nodes.door(cone);
    if (graph.virtual(door) || nodes.has(cone, Nodes.HALF)) {
      return false;
    }
    double low = lengthTo(graph.lowCorner(door));
    double high = lengthTo(graph.highCorner(door));
    return Math.min(low, high) < Double.POSITIVE_INFINITY
        && nodes.g(cone) + interval.detour(low, high) > ROUNDING;
  }

  /** Returns the length of the shortest path found to a corner; infinite if no path was found. */
  private double lengthTo(int corner) {
    return seen[corner] == query ? bestG[corner] : Double.POSITIVE_INFINITY;
  }

  private boolean inTargetFace(int corner) {
    if (corner == NONE) {
      return ends.meet();
    }
    for (int k = graph.firstFaceAt[corner]; k < graph.firstFaceAt[corner + 1]; k++) {
      if (ends.isTarget(graph.faceAt[k])) {
        return true;
      }
    }
    return false;
  }

  private boolean seesTarget(int cone) {
    return ends.isTarget(nodes.face(cone))
        && cones.isBeyond(cone, targetX, targetY)
        && cones.holds(cone, targetX, targetY);
  }

  @Override
  public void cone(int node, int d, int flags, int x, int y, int lx, int ly, int rx, int ry) {
    generated++;
    if (Math.abs(x) > FAR || Math.abs(y) > FAR) {
      pruned++;
      return;
    }
    nodes.addCone(node, d, graph.to(d), flags, x, y, lx, ly, rx, ry, nodes.g(node));
  }

  /** Records a path to a corner, unless an equally short one is known. */
  @Override
  public void corner(int corner, int node, int from, int viaX, int viaY, double g) {
    generated++;
    boolean beside = ends.startIsBeside() && nodes.corner(node) == NONE;
    if (!graph.links.turns(corner) && !beside) {
      pruned++;
      return;
    }
    if (seen[corner] == query && g >= bestG[corner]) {
      pruned++;
      return;
    }
    int x = graph.cornerX[corner];
    int y = graph.cornerY[corner];
    double f = over(corner, g);
    if (f > upperBound) {
      pruned++;
      return;
    }
    seen[corner] = query;
    bestG[corner] = g;
    if (sector.enter(corner, from, viaX, viaY) && sector.isEmpty()) {
      pruned++;
      return;
    }
    if (inTargetFace(corner)) {
      upperBound = f;
    }
    turnFound = true;
    push(nodes.addRoot(node, corner, from, x, y, viaX, viaY, g), f);
  }

  private void push(int node, double f) {
    pushed++;
    open.push(node, f);
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
