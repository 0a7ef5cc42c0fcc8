package org.bowsprit.router.geodesic;

import static org.bowsprit.router.geodesic.Cones.distance;
import static org.bowsprit.router.geodesic.Nodes.NONE;

import java.util.List;
import java.util.function.IntConsumer;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.Limits;
import org.bowsprit.pathfinding.SearchStatistics;

/**
 * The exact search for the shortest path over faces that are joined at doors (spec 08 §11.3).
 *
 * <p><b>Method.</b> The search is Polyanya (Cui, Harabor and Grastien, <i>Compromise-free
 * Pathfinding on a Navigation Mesh</i>, IJCAI 2017), which extends the interval search of Anya
 * (Harabor, Grastien, Öz and Aksakalli, <i>Optimal Any-Angle Pathfinding in Practice</i>, JAIR 56,
 * 2016) from grids to convex polygons. It is A* over intervals of edges. Each interval is stored
 * with the last turning point of the paths to it. Nodes are ordered by the length of the shortest
 * path through the interval to the target. There are two kinds of nodes. A <em>root</em> is a point
 * at which a taut path may turn. It is the start or a corner, and belongs to all faces that meet
 * there. A <em>cone</em> is the area that is visible from a root through the doors that the path
 * has passed since the root. It is bounded by the two directions that limit the view, and enters
 * one face through one door. Because a cone is stored as three points with integer coordinates,
 * left and right are decided exactly. Only lengths are doubles.
 *
 * <p><b>Pruning.</b> A root is expanded only in directions in which a path stays taut, {@linkplain
 * CornerArcs even if boxes overlap}. Corners at which no path can turn are not roots. If a shorter
 * path to a root was found, the older cones of the root are dropped. Doors to {@linkplain Blocks
 * parts of the floor} that are dead ends are not used. A single successor is expanded without the
 * open list. Three of these rules are from Polyanya, made exact for floors with overlapping boxes.
 * Polyanya's pruning of dead ends is extended to whole blocks. There are two more rules. A cone is
 * dropped if a shorter path over an end of its door reaches each point of its {@linkplain Interval
 * interval}. A search on a large floor that has expanded {@value #NODES_BEFORE_BOUNDS} nodes
 * continues with {@linkplain LandmarkBounds bounds} from {@link Landmarks}.
 *
 * <p><b>Bound.</b> If there is a path, the search finds the shortest path, up to the rounding of a
 * sum of square roots. The number of cones is not bounded by a polynomial in the size of the floor.
 * This is also true of Polyanya. The shortest path among polygons can be found in O(n log n) time
 * (Hershberger and Suri, SIAM Journal on Computing 28, 1999) and O(n) space (Wang, SODA 2021), but
 * no such method is known to be fast in practice.
 *
 * <p><b>Memory.</b> The graph needs 32 bytes for each door and about 30 bytes for each face at each
 * corner. A search needs 52 bytes for each node and 12 bytes for each corner, and the next search
 * reuses this memory. On large floors, landmarks need up to 64 bytes for each corner, and each
 * search 12 more bytes for each corner. RayScan needs no index at all (Hechenberger, Stuckey,
 * Harabor, Le Bodic and Cheema, <i>Online Computation of Euclidean Shortest Paths in Two
 * Dimensions</i>, ICAPS 2020). Methods that precompute paths are faster and take far more memory:
 * compressed path databases (Shen, Cheema, Harabor and Stuckey, <i>Euclidean Pathfinding with
 * Compressed Path Databases</i>, IJCAI 2020), and hub labels, with tens of gigabytes for large maps
 * (Du, Shen and Cheema, <i>EHL*</i>, arXiv:2408.11341, 2024).
 *
 * <p>{@link NodeExpansion} finds the successors of a node. This class decides in which order nodes
 * are expanded, and which nodes are pruned. It runs one search at a time, and reuses its arrays in
 * the next search.
 */
final class TautSearch implements NodeExpansion.Frontier {

  /**
   * The maximum magnitude of a coordinate of a mirrored root. Cones of roots with larger
   * coordinates are dropped, so that every product fits into 64 bits.
   */
  private static final int MAX_COORDINATE = 1 << 29;

  /** The number of expanded nodes after which a search continues with bounds from landmarks. */
  private static final int NODES_BEFORE_BOUNDS = 64;

  /** The maximum error of sums of square roots. */
  private static final double ROUNDING_ERROR = 1e-6;

  private final PortalGraph graph;
  private final Nodes nodes = new Nodes();
  private final Cones cones;
  private final NodeHeap open;
  private final EndFaces ends;
  private final StraightLine straightLine;
  private final NodeExpansion expansion;
  private final Sector sector;
  private final LandmarkBounds landmarkBounds;
  private final double[] bestG;
  private final int[] lastQueryOfCorner;

  /** The record of the nodes; null if the nodes are not recorded. */
  private NodeRecorder recorder;

  /** Receives the nodes that the search expands; null if there is no receiver. */
  private IntConsumer watcher;

  private boolean usesBounds;

  /** The number of nodes that were added without bounds. */
  private int nodesWithoutBounds;

  /** True if there is no target. Nodes are then ordered by the distance from the start. */
  private boolean hasNoTarget;

  private int queryNumber;
  private int targetX;
  private int targetY;
  private double upperBound;
  private boolean isTurnFound;
  private long stepCount;
  private long expandedCount;
  private long generatedCount;
  private long pushedCount;
  private long prunedCount;
  private double length;
  private boolean isLimited;

  TautSearch(PortalGraph graph, Landmarks landmarks) {
    this.graph = graph;
    this.landmarkBounds = new LandmarkBounds(graph, landmarks);
    this.cones = new Cones(graph, nodes);
    this.open = new NodeHeap(this::isFirst);
    this.ends = new EndFaces(graph);
    this.straightLine = new StraightLine(graph, nodes, ends);
    this.expansion = new NodeExpansion(graph, nodes, cones, ends, this);
    this.sector = new Sector(graph, nodes);
    this.bestG = new double[graph.cornerCount()];
    this.lastQueryOfCorner = new int[graph.cornerCount()];
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

  /** Sets whether later queries record the nodes that they expand. */
  void setRecording(boolean isRecorded) {
    recorder = isRecorded ? new NodeRecorder(graph, nodes) : null;
    watcher = isRecorded ? recorder::add : null;
  }

  /** Returns the steps of the last query; none if they were not recorded. */
  List<DebugShape> recordedShapes() {
    return recorder == null ? List.of() : recorder.shapes();
  }

  /** Begins a query. */
  void begin(int fromX, int fromY, int toX, int toY) {
    queryNumber++;
    nodes.clear();
    open.clear();
    ends.clear();
    if (recorder != null) {
      recorder.clear();
    }
    targetX = toX;
    targetY = toY;
    upperBound = Double.POSITIVE_INFINITY;
    stepCount = 0;
    expandedCount = 0;
    generatedCount = 1;
    pushedCount = 0;
    prunedCount = 0;
    length = Double.NaN;
    isLimited = false;
    usesBounds = false;
    nodesWithoutBounds = 0;
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
    ends.addJoinedStarts(nodes.x(0), nodes.y(0));
    ends.selectBlocks();
    push(0, distance(nodes.x(0), nodes.y(0), targetX, targetY));
    while (!open.isEmpty()) {
      if (limits.reachedAt(stepCount)) {
        isLimited = true;
        return NONE;
      }
      int node = open.take();
      if (isOutdated(node)) {
        prunedCount++;
        continue;
      }
      if (node < nodesWithoutBounds && pushAgainIfFarther(node)) {
        continue;
      }
      expandedCount++;
      if (expandedCount == NODES_BEFORE_BOUNDS) {
        useBounds();
      }
      notifyWatcher(node);
      int last = nodes.isRoot(node) ? findStraightPath(node) : isTargetVisible(node) ? node : NONE;
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
  private void expand(int firstNode, Limits limits) {
    int node = firstNode;
    while (node != NONE) {
      stepCount++;
      int nodeCount = nodes.size();
      isTurnFound = false;
      if (nodes.isRoot(node)) {
        expansion.expandRoot(node);
      } else {
        expansion.expandCone(node);
      }
      boolean isSingle =
          nodes.size() == nodeCount + 1
              && !isTurnFound
              && !isTargetVisible(nodeCount)
              && !limits.reachedAt(stepCount);
      node = isSingle ? nodeCount : NONE;
      if (isSingle) {
        notifyWatcher(nodeCount);
      }
      if (!isSingle) {
        pushCones(nodeCount);
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
      double f = lowerBoundThrough(cone, interval);
      if (f > upperBound || isDominated(cone, interval)) {
        prunedCount++;
        continue;
      }
      if (f < upperBound && isTargetVisible(cone)) {
        upperBound = f;
      }
      push(cone, f);
    }
  }

  /**
   * Explores the floor from a corner, without a target.
   *
   * @param watcher receives the nodes that the search expands. A point that is not visible from any
   *     of these nodes is not connected
   * @param maxNodes the maximum number of expanded nodes
   * @return true if the whole floor was explored
   */
  boolean explore(int corner, IntConsumer watcher, long maxNodes) {
    begin(graph.cornerX[corner], graph.cornerY[corner], 0, 0);
    this.watcher = watcher;
    hasNoTarget = true;
    ends.selectAllBlocks();
    for (int k = graph.firstFaceOfCorner[corner]; k < graph.firstFaceOfCorner[corner + 1]; k++) {
      ends.addStartFace(graph.facesAtCorners[k]);
    }
    push(0, 0);
    while (!open.isEmpty() && stepCount < maxNodes) {
      int node = open.take();
      if (!isOutdated(node)) {
        notifyWatcher(node);
        expand(node, Limits.NONE);
      }
    }
    return open.isEmpty();
  }

  private void notifyWatcher(int node) {
    if (watcher != null) {
      watcher.accept(node);
    }
  }

  private void useBounds() {
    usesBounds = landmarkBounds.setTarget(ends.start(0), ends.target(0), targetX, targetY);
    nodesWithoutBounds = usesBounds ? nodes.size() : 0;
  }

  /**
   * Pushes a node again if its f is greater with bounds. The node was added before there were
   * bounds. Returns whether the node was pushed.
   */
  private boolean pushAgainIfFarther(int node) {
    double f =
        nodes.isRoot(node)
            ? lowerBoundOver(nodes.corner(node), nodes.g(node))
            : lowerBoundThrough(node, cones.interval(node));
    if (f > open.takenF()) {
      open.push(node, f);
      return true;
    }
    return false;
  }

  /** Returns a lower bound of the length of all paths to the target over a corner. */
  private double lowerBoundOver(int corner, double g) {
    if (hasNoTarget) {
      return g;
    }
    double distanceToTarget =
        distance(graph.cornerX[corner], graph.cornerY[corner], targetX, targetY);
    return g
        + (usesBounds
            ? Math.max(distanceToTarget, landmarkBounds.lowerBound(corner))
            : distanceToTarget);
  }

  /** Returns a lower bound of the length of all paths to the target through a cone. */
  private double lowerBoundThrough(int cone, Interval interval) {
    double g = nodes.g(cone);
    if (hasNoTarget) {
      return g + interval.rootDistance();
    }
    double distanceToTarget = cones.distanceThrough(cone, targetX, targetY);
    if (usesBounds) {
      int door = nodes.door(cone);
      double low = landmarkBounds.lowerBound(graph.lowCorner(door));
      double high = landmarkBounds.lowerBound(graph.highCorner(door));
      distanceToTarget = Math.max(distanceToTarget, interval.minLength(low, high));
    }
    return g + distanceToTarget;
  }

  /** Returns the last node of the straight path from a root to the target, if there is one. */
  private int findStraightPath(int root) {
    int corner = nodes.corner(root);
    if (isInTargetFace(corner)) {
      return root;
    }
    if (usesBounds && corner != NONE && isStraightPathExcluded(corner)) {
      return NONE;
    }
    int end = corner == NONE ? ends.startCount() : graph.firstFaceOfCorner[corner + 1];
    for (int k = corner == NONE ? 0 : graph.firstFaceOfCorner[corner]; k < end; k++) {
      int face = corner == NONE ? ends.start(k) : graph.facesAtCorners[k];
      int last =
          face == nodes.face(root) ? NONE : straightLine.follow(root, face, targetX, targetY);
      if (last != NONE) {
        return last;
      }
    }
    return NONE;
  }

  /** Returns whether the bounds exclude a straight path from a corner to the target. */
  private boolean isStraightPathExcluded(int corner) {
    return landmarkBounds.lowerBound(corner)
        > distance(graph.cornerX[corner], graph.cornerY[corner], targetX, targetY);
  }

  /** Returns the length of the path found. */
  double length() {
    return length;
  }

  /** Returns the number of expanded nodes. */
  long expandedCount() {
    return expandedCount;
  }

  /** Returns the statistics about the nodes. */
  SearchStatistics statistics() {
    return new SearchStatistics(generatedCount, expandedCount, pushedCount, prunedCount);
  }

  /** Returns whether the limits ended the search. */
  boolean isLimited() {
    return isLimited;
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
    if (graph.isVirtual(door) || nodes.hasFlag(cone, Nodes.BEYOND_LINE_ONLY)) {
      return false;
    }
    double low = lengthTo(graph.lowCorner(door));
    double high = lengthTo(graph.highCorner(door));
    return Math.min(low, high) < Double.POSITIVE_INFINITY
        && nodes.g(cone) + interval.minDetour(low, high) > ROUNDING_ERROR;
  }

  /** Returns the length of the shortest path found to a corner; infinite if no path was found. */
  private double lengthTo(int corner) {
    return lastQueryOfCorner[corner] == queryNumber ? bestG[corner] : Double.POSITIVE_INFINITY;
  }

  private boolean isInTargetFace(int corner) {
    if (corner == NONE) {
      return ends.haveCommonFace();
    }
    for (int k = graph.firstFaceOfCorner[corner]; k < graph.firstFaceOfCorner[corner + 1]; k++) {
      if (ends.isTarget(graph.facesAtCorners[k])) {
        return true;
      }
    }
    return false;
  }

  private boolean isTargetVisible(int cone) {
    return ends.isTarget(nodes.face(cone))
        && cones.isBeyondDoor(cone, targetX, targetY)
        && cones.isBetweenBounds(cone, targetX, targetY);
  }

  @Override
  public void addCone(int node, int door, int flags, int x, int y, int lx, int ly, int rx, int ry) {
    generatedCount++;
    if (Math.abs(x) > MAX_COORDINATE || Math.abs(y) > MAX_COORDINATE) {
      prunedCount++;
      return;
    }
    nodes.addCone(node, door, graph.to(door), flags, x, y, lx, ly, rx, ry, nodes.g(node));
  }

  /** Records a path to a corner, unless a path that is not longer is known. */
  @Override
  public void addCorner(int corner, int node, int from, int viaX, int viaY, double g) {
    generatedCount++;
    boolean isOutsideFaces = ends.isStartOutside() && nodes.corner(node) == NONE;
    if (!graph.arcs.canTurn(corner) && !isOutsideFaces) {
      prunedCount++;
      return;
    }
    if (lastQueryOfCorner[corner] == queryNumber && g >= bestG[corner]) {
      prunedCount++;
      return;
    }
    int x = graph.cornerX[corner];
    int y = graph.cornerY[corner];
    double f = lowerBoundOver(corner, g);
    if (f > upperBound) {
      prunedCount++;
      return;
    }
    lastQueryOfCorner[corner] = queryNumber;
    bestG[corner] = g;
    if (sector.setTo(corner, from, viaX, viaY) && sector.isEmpty()) {
      prunedCount++;
      return;
    }
    if (isInTargetFace(corner)) {
      upperBound = f;
    }
    isTurnFound = true;
    push(nodes.addRoot(node, corner, from, x, y, viaX, viaY, g), f);
  }

  private void push(int node, double f) {
    pushedCount++;
    open.push(node, f);
  }

  private boolean isFirst(int node, int other) {
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
