package org.bowsprit.router.geodesic;

/**
 * The cells in which a path may start and end: those that hold the start and the target, several
 * where cells meet or lie above each other.
 */
final class EndBoxes {

  private final PortalGraph graph;
  private final int[] starts;
  private final int[] targets;
  private final int[] startBoxes;
  private final int[] targetBoxes;
  private final int[] startSeen;
  private final int[] targetSeen;
  private int startCount;
  private int targetCount;
  private int query;

  EndBoxes(PortalGraph graph) {
    this.graph = graph;
    this.starts = new int[graph.boxes()];
    this.targets = new int[graph.boxes()];
    this.startBoxes = new int[graph.boxes()];
    this.targetBoxes = new int[graph.boxes()];
    this.startSeen = new int[graph.boxes()];
    this.targetSeen = new int[graph.boxes()];
  }

  void clear() {
    query++;
    startCount = 0;
    targetCount = 0;
  }

  /** Adds the cell of a box the start lies in, unless it is there already. */
  void addStart(int box) {
    int cell = graph.tiling.cell(box);
    if (startSeen[cell] != query) {
      startSeen[cell] = query;
      startBoxes[cell] = box;
      starts[startCount++] = cell;
    }
  }

  /** Adds the cell of a box the target lies in, unless it is there already. */
  void addTarget(int box) {
    int cell = graph.tiling.cell(box);
    if (!isTarget(cell)) {
      targetSeen[cell] = query;
      targetBoxes[cell] = box;
      targets[targetCount++] = cell;
    }
  }

  /** Adds the cells glued to those of the start at the start itself. */
  void spreadStart(int x, int y) {
    int named = startCount;
    startCount = graph.spread(starts, startCount, x, y);
    for (int i = named; i < startCount; i++) {
      startSeen[starts[i]] = query;
      startBoxes[starts[i]] = Nodes.NONE;
    }
  }

  int starts() {
    return startCount;
  }

  int start(int index) {
    return starts[index];
  }

  boolean isStart(int cell) {
    return startSeen[cell] == query;
  }

  /**
   * Tells whether a cell is among those a root lies in.
   *
   * @param corner the root's corner, {@link Nodes#NONE} for the start
   */
  boolean rootLiesIn(int corner, int cell) {
    return corner == Nodes.NONE ? isStart(cell) : graph.meets(corner, cell);
  }

  /** The box of a cell in which the start lies, {@link Nodes#NONE} if none was named. */
  int startBox(int cell) {
    return isStart(cell) ? startBoxes[cell] : Nodes.NONE;
  }

  int targets() {
    return targetCount;
  }

  int target(int index) {
    return targets[index];
  }

  /** The box of a target's cell in which the target lies. */
  int targetBox(int cell) {
    return targetBoxes[cell];
  }

  boolean isTarget(int cell) {
    return targetSeen[cell] == query;
  }

  /** Tells whether start and target have a cell in common. */
  boolean meet() {
    for (int i = 0; i < startCount; i++) {
      if (isTarget(starts[i])) {
        return true;
      }
    }
    return false;
  }

  /** Tells whether doors connect a box with one of the start's. */
  boolean isConnected(int box) {
    return isCellConnected(graph.tiling.cell(box));
  }

  private boolean isCellConnected(int cell) {
    for (int i = 0; i < startCount; i++) {
      if (graph.part[starts[i]] == graph.part[cell]) {
        return true;
      }
    }
    return false;
  }

  /** Tells whether doors connect a box of the target with one of the start's. */
  boolean areConnected() {
    for (int i = 0; i < targetCount; i++) {
      if (isCellConnected(targets[i])) {
        return true;
      }
    }
    return false;
  }
}
