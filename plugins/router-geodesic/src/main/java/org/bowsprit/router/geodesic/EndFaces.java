package org.bowsprit.router.geodesic;

/**
 * The faces in which a path may start and end. These are the faces that contain the start and the
 * target. There are several such faces if faces meet or overlap.
 */
final class EndFaces {

  private final PortalGraph graph;
  private final int[] startFaces;
  private final int[] targetFaces;
  private final int[] lastQueryAsStart;
  private final int[] lastQueryAsTarget;
  private int startCount;
  private int targetCount;
  private final int[] lastQueryOfBlock;
  private boolean isStartOutside;
  private boolean mayUseAllBlocks;
  private int queryNumber;

  EndFaces(PortalGraph graph) {
    this.graph = graph;
    this.startFaces = new int[graph.faceCount()];
    this.targetFaces = new int[graph.faceCount()];
    this.lastQueryAsStart = new int[graph.faceCount()];
    this.lastQueryAsTarget = new int[graph.faceCount()];
    this.lastQueryOfBlock = new int[graph.blocks.blockCount()];
  }

  void clear() {
    queryNumber++;
    startCount = 0;
    isStartOutside = false;
    targetCount = 0;
    mayUseAllBlocks = false;
  }

  /** Adds the face of a box that contains the start, unless it is already present. */
  void addStart(int box) {
    addStartFace(graph.faces.faceOf(box));
  }

  /** Adds a face that contains the start, unless it is already present. */
  void addStartFace(int face) {
    if (!isStart(face)) {
      lastQueryAsStart[face] = queryNumber;
      startFaces[startCount++] = face;
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
      lastQueryAsTarget[face] = queryNumber;
      targetFaces[targetCount++] = face;
    }
  }

  /** Adds the faces that are joined to faces of the start at the start point. */
  void addJoinedStarts(int x, int y) {
    int previousCount = startCount;
    startCount = graph.addJoinedFaces(startFaces, startCount, x, y);
    for (int i = previousCount; i < startCount; i++) {
      lastQueryAsStart[startFaces[i]] = queryNumber;
    }
  }

  /**
   * Determines the blocks on a path from start to target. Called when the faces of both are known.
   */
  void selectBlocks() {
    for (int i = 0; i < startCount; i++) {
      for (int j = 0; j < targetCount; j++) {
        if (graph.blocks.areConnected(startFaces[i], targetFaces[j])) {
          graph.blocks.blockOf(
              startFaces[i], targetFaces[j], block -> lastQueryOfBlock[block] = queryNumber);
        }
      }
    }
  }

  /** Allows paths to enter all blocks, because there is no target. */
  void selectAllBlocks() {
    mayUseAllBlocks = true;
  }

  /** Returns whether a door lies in a block on a path from start to target. */
  boolean mayUse(int door) {
    return mayUseAllBlocks || lastQueryOfBlock[graph.block(door)] == queryNumber;
  }

  int startCount() {
    return startCount;
  }

  int start(int index) {
    return startFaces[index];
  }

  boolean isStart(int face) {
    return lastQueryAsStart[face] == queryNumber;
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
    return targetFaces[index];
  }

  boolean isTarget(int face) {
    return lastQueryAsTarget[face] == queryNumber;
  }

  /** Returns whether start and target have a face in common. */
  boolean haveCommonFace() {
    for (int i = 0; i < startCount; i++) {
      if (isTarget(startFaces[i])) {
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
      if (graph.blocks.areConnected(startFaces[i], face)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether doors connect a face of the target with a face of the start. */
  boolean areConnected() {
    for (int i = 0; i < targetCount; i++) {
      if (isFaceConnected(targetFaces[i])) {
        return true;
      }
    }
    return false;
  }
}
