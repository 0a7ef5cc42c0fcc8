package org.bowsprit.router.geodesic;

/**
 * The faces in which a path may start and end. These are the faces that contain the start and the
 * target. There are several if faces meet or overlap.
 */
final class EndFaces {

  private final PortalGraph graph;
  private final int[] starts;
  private final int[] targets;
  private final int[] startSeen;
  private final int[] targetSeen;
  private int startCount;
  private int targetCount;
  private final int[] wantedBlocks;
  private boolean beside;
  private boolean everywhere;
  private int query;

  EndFaces(PortalGraph graph) {
    this.graph = graph;
    this.starts = new int[graph.faces()];
    this.targets = new int[graph.faces()];
    this.startSeen = new int[graph.faces()];
    this.targetSeen = new int[graph.faces()];
    this.wantedBlocks = new int[graph.blocks.count()];
  }

  void clear() {
    query++;
    startCount = 0;
    beside = false;
    targetCount = 0;
    everywhere = false;
  }

  /** Adds the face of a box that contains the start, unless it is already present. */
  void addStart(int box) {
    addStartFace(graph.faces.of(box));
  }

  /** Adds a face that contains the start, unless it is already present. */
  void addStartFace(int face) {
    if (!isStart(face)) {
      startSeen[face] = query;
      starts[startCount++] = face;
    }
  }

  /** Records that the start does not lie in any of its faces. */
  void startBeside() {
    beside = true;
  }

  boolean startIsBeside() {
    return beside;
  }

  /** Adds the face of a box that contains the target, unless it is already present. */
  void addTarget(int box) {
    int face = graph.faces.of(box);
    if (!isTarget(face)) {
      targetSeen[face] = query;
      targets[targetCount++] = face;
    }
  }

  /** Adds the faces that are joined, at the start itself, to faces of the start. */
  void spreadStart(int x, int y) {
    int named = startCount;
    startCount = graph.spread(starts, startCount, x, y);
    for (int i = named; i < startCount; i++) {
      startSeen[starts[i]] = query;
    }
  }

  /**
   * Determines the blocks on a path from start to target. Called when the faces of both are known.
   */
  void chooseBlocks() {
    for (int i = 0; i < startCount; i++) {
      for (int j = 0; j < targetCount; j++) {
        if (graph.blocks.areConnected(starts[i], targets[j])) {
          graph.blocks.between(starts[i], targets[j], block -> wantedBlocks[block] = query);
        }
      }
    }
  }

  /** Lets paths enter all blocks, because there is no target. */
  void chooseAllBlocks() {
    everywhere = true;
  }

  /** Returns whether a door lies in a block on a path from start to target. */
  boolean mayLead(int door) {
    return everywhere || wantedBlocks[graph.block(door)] == query;
  }

  int starts() {
    return startCount;
  }

  int start(int index) {
    return starts[index];
  }

  boolean isStart(int face) {
    return startSeen[face] == query;
  }

  /**
   * Returns whether a root lies in a face.
   *
   * @param corner the root's corner; {@link Nodes#NONE} for the start
   */
  boolean rootLiesIn(int corner, int face) {
    return corner == Nodes.NONE ? isStart(face) : graph.meets(corner, face);
  }

  int targets() {
    return targetCount;
  }

  int target(int index) {
    return targets[index];
  }

  boolean isTarget(int face) {
    return targetSeen[face] == query;
  }

  /** Returns whether start and target have a face in common. */
  boolean meet() {
    for (int i = 0; i < startCount; i++) {
      if (isTarget(starts[i])) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether doors connect a box with a face of the start. */
  boolean isConnected(int box) {
    return isFaceConnected(graph.faces.of(box));
  }

  private boolean isFaceConnected(int face) {
    for (int i = 0; i < startCount; i++) {
      if (graph.blocks.areConnected(starts[i], face)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether doors connect a face of the target with a face of the start. */
  boolean areConnected() {
    for (int i = 0; i < targetCount; i++) {
      if (isFaceConnected(targets[i])) {
        return true;
      }
    }
    return false;
  }
}
