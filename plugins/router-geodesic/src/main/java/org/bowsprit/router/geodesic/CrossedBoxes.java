package org.bowsprit.router.geodesic;

import java.util.Arrays;

/** Collects the faces that a path crosses, from its end to its start. */
final class CrossedBoxes {

  private final PortalGraph graph;
  private int[] faces = new int[32];
  private int size;
  private final int[] queue;
  private final int[] previous;
  private final int[] lastQueryOfFace;
  private int queryNumber;

  CrossedBoxes(PortalGraph graph) {
    this.graph = graph;
    this.queue = new int[graph.faceCount()];
    this.previous = new int[graph.faceCount()];
    this.lastQueryOfFace = new int[graph.faceCount()];
  }

  /** Begins with the face at the end. */
  void begin(int face) {
    size = 0;
    add(face);
  }

  /** Adds a face, unless it is the face that was added last. */
  void add(int face) {
    if (size > 0 && faces[size - 1] == face) {
      return;
    }
    ensureCapacity(1);
    faces[size++] = face;
  }

  /**
   * Adds the shortest sequence of faces that leads from the last face to {@code targetFace} through
   * doors at (x, y).
   */
  void addConnectingFaces(int targetFace, int x, int y) {
    int steps = 0;
    int end = searchThroughDoors(targetFace, x, y);
    for (int face = end; face != Nodes.NONE && face != lastFace(); face = previous[face]) {
      steps++;
    }
    ensureCapacity(steps);
    int position = size + steps;
    for (int face = end; position > size; face = previous[face]) {
      faces[--position] = face;
    }
    size += steps;
  }

  /**
   * Searches from the last face through the doors at (x, y). Returns {@code targetFace} if it is
   * found, otherwise {@link Nodes#NONE}.
   */
  private int searchThroughDoors(int targetFace, int x, int y) {
    queryNumber++;
    lastQueryOfFace[lastFace()] = queryNumber;
    previous[lastFace()] = Nodes.NONE;
    queue[0] = lastFace();
    int count = 1;
    for (int i = 0; i < count; i++) {
      int face = queue[i];
      if (face == targetFace) {
        return face;
      }
      for (int door = graph.firstDoor[face]; door < graph.firstDoor[face + 1]; door++) {
        int neighbour = graph.to(door);
        if (lastQueryOfFace[neighbour] != queryNumber && graph.isOnDoor(door, x, y)) {
          lastQueryOfFace[neighbour] = queryNumber;
          previous[neighbour] = face;
          queue[count++] = neighbour;
        }
      }
    }
    return Nodes.NONE;
  }

  private int lastFace() {
    return faces[size - 1];
  }

  private void ensureCapacity(int count) {
    if (size + count > faces.length) {
      faces = Arrays.copyOf(faces, 2 * (size + count));
    }
  }

  /** Returns the boxes of the faces in walking order. */
  int[] inWalkingOrder() {
    int[] result = new int[size];
    for (int i = 0; i < size; i++) {
      result[i] = graph.faces.boxOf(faces[size - 1 - i]);
    }
    return result;
  }
}
