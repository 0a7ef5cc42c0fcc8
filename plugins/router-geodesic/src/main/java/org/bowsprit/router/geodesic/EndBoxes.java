package org.bowsprit.router.geodesic;

/**
 * The boxes in which a path may start and end: those that hold the start and the target, several
 * where boxes meet or lie above each other.
 */
final class EndBoxes {

  private final PortalGraph graph;
  private final int[] starts;
  private final int[] targets;
  private final int[] targetSeen;
  private int startCount;
  private int targetCount;
  private int query;

  EndBoxes(PortalGraph graph) {
    this.graph = graph;
    this.starts = new int[graph.boxes()];
    this.targets = new int[graph.boxes()];
    this.targetSeen = new int[graph.boxes()];
  }

  void clear() {
    query++;
    startCount = 0;
    targetCount = 0;
  }

  /** Adds a box the start lies in, unless it is there already. */
  void addStart(int box) {
    if (!isStart(box)) {
      starts[startCount++] = box;
    }
  }

  /** Adds a box the target lies in, unless it is there already. */
  void addTarget(int box) {
    if (!isTarget(box)) {
      targetSeen[box] = query;
      targets[targetCount++] = box;
    }
  }

  /** Adds the boxes glued to those of the start at the start itself. */
  void spreadStart(int x, int y) {
    startCount = graph.spread(starts, startCount, x, y);
  }

  int starts() {
    return startCount;
  }

  int start(int index) {
    return starts[index];
  }

  boolean isStart(int box) {
    for (int i = 0; i < startCount; i++) {
      if (starts[i] == box) {
        return true;
      }
    }
    return false;
  }

  boolean isTarget(int box) {
    return targetSeen[box] == query;
  }

  /** Tells whether start and target have a box in common. */
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
    for (int i = 0; i < startCount; i++) {
      if (graph.part[starts[i]] == graph.part[box]) {
        return true;
      }
    }
    return false;
  }

  /** Tells whether doors connect a box of the target with one of the start's. */
  boolean areConnected() {
    for (int i = 0; i < targetCount; i++) {
      if (isConnected(targets[i])) {
        return true;
      }
    }
    return false;
  }
}
