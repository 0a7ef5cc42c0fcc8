package org.bowsprit.router.geodesic;

/**
 * The faces in which a path may start and end. These are the faces that contain the start and the
 * target. There are several if faces meet or overlap.
 */
final class EndFaces {

  private final PortalGraph graph;
  private final int[] starts;
  private final int[] targets;
  private final int[] startQuery;
  private final int[] targetQuery;
  private int startCount;
  private int targetCount;
  private final int[] queryOfBlock;
  private boolean isStartOutside;
  private boolean allBlocks;
  private int queryNumber;

  EndFaces(PortalGraph graph) {
    this.graph = graph;
    this.starts = new int[graph.faceCount()];
    this.targets = new int[graph.faceCount()];
    this.startQuery = new int[graph.faceCount()];
    this.targetQuery = new int[graph.faceCount()];
    this.queryOfBlock = new int[graph.blocks.blockCount()];
  }

  void clear() {
    queryNumber++;
    startCount = 0;
    isStartOutside = false;
    targetCount = 0;
    allBlocks = false;
  }

  /** Adds the face of a box that contains the start, unless it is already present. */
  void addStart(int box) {
    addStartFace(graph.faces.faceOf(box));
  }

  /** Adds a face that contains the start, unless it is already present. */
  void addStartFace(int face) {
    if (!isStart(face)) {
      startQuery[face] = queryNumber;
      starts[startCount++] = face;
    }
  }

  /** Records that the start is outside its faces. */
  void markStartOutside() {
    isStartOutside = true;
  }

  boolean isStartOutside() {
    return isStartOutside;
  }

  /** Adds the face of a box that contains the target, unless it is already present. */
  void addTarget(int box) {
    int face = graph.faces.faceOf(box);
    if (!isTarget(face)) {
      targetQuery[face] = queryNumber;
      targets[targetCount++] = face;
    }
  }

  /** Adds the faces that are joined to faces of the start at the start point. */
  void addJoinedStarts(int x, int y) {
    int previousCount = startCount;
    startCount = graph.addJoinedFaces(starts, startCount, x, y);
    for (int i = previousCount; i < startCount; i++) {
      startQuery[starts[i]] = queryNumber;
    }
  }

  /**
   * Determines the blocks on a path from start to target. Called when the faces of both are known.
   */
  void selectBlocks() {
    for (int i = 0; i < startCount; i++) {
      for (int j = 0; j < targetCount; j++) {
        if (graph.blocks.areConnected(starts[i], targets[j])) {
          graph.blocks.blockOf(starts[i], targets[j], block -> queryOfBlock[block] = queryNumber);
        }
      }
    }
  }

  /** Lets paths enter all blocks, because there is no target. */
  void selectAllBlocks() {
    allBlocks = true;
  }

  /** Returns whether a door lies in a block on a path from start to target. */
  boolean mayUse(int door) {
    return allBlocks || queryOfBlock[graph.block(door)] == queryNumber;
  }

  int startCount() {
    return startCount;
  }

  int start(int index) {
    return starts[index];
  }

  boolean isStart(int face) {
    return startQuery[face] == queryNumber;
  }

  /**
   * Returns whether a root lies in a face.
   *
   * @param corner the root's corner; {@link Nodes#NONE} for the start
   */
  boolean isRootIn(int corner, int face) {
    return corner == Nodes.NONE ? isStart(face) : graph.isCornerOf(corner, face);
  }

  int targetCount() {
    return targetCount;
  }

  int target(int index) {
    return targets[index];
  }

  boolean isTarget(int face) {
    return targetQuery[face] == queryNumber;
  }

  /** Returns whether start and target have a face in common. */
  boolean haveCommonFace() {
    for (int i = 0; i < startCount; i++) {
      if (isTarget(starts[i])) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether doors connect a box with a face of the start. */
  boolean isConnected(int box) {
    return isFaceConnected(graph.faces.faceOf(box));
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
