package org.bowsprit.router.geodesic;

import java.util.Arrays;

/** Collects the boxes of a path from its end to its start. */
final class CrossedBoxes {

  private final PortalGraph graph;
  private int[] faces = new int[32];
  private int size;
  private final int[] queue;
  private final int[] previous;
  private final int[] seen;
  private int query;

  CrossedBoxes(PortalGraph graph) {
    this.graph = graph;
    this.queue = new int[graph.faces()];
    this.previous = new int[graph.faces()];
    this.seen = new int[graph.faces()];
  }

  /** Begins with the face at the end. */
  void begin(int face) {
    size = 0;
    add(face);
  }

  /** Adds a face, unless it is already present. */
  void add(int face) {
    if (size > 0 && faces[size - 1] == face) {
      return;
    }
    makeRoom(1);
    faces[size++] = face;
  }

  /**
   * Adds the faces from the last face to a wanted face that is joined to it at (x, y), with the
   * fewest faces between them.
   */
  void goAround(int wanted, int x, int y) {
    int steps = 0;
    int found = spread(wanted, x, y);
    for (int face = found; face != Nodes.NONE && face != last(); face = previous[face]) {
      steps++;
    }
    makeRoom(steps);
    int at = size + steps;
    for (int face = found; at > size; face = previous[face]) {
      faces[--at] = face;
    }
    size += steps;
  }

  /** Searches from the last face through the doors at (x, y) until the wanted face is found. */
  private int spread(int wanted, int x, int y) {
    query++;
    seen[last()] = query;
    previous[last()] = Nodes.NONE;
    queue[0] = last();
    int count = 1;
    for (int i = 0; i < count; i++) {
      int face = queue[i];
      if (face == wanted) {
        return face;
      }
      for (int door = graph.firstDoor[face]; door < graph.firstDoor[face + 1]; door++) {
        int neighbour = graph.to(door);
        if (seen[neighbour] != query && graph.onDoor(door, x, y)) {
          seen[neighbour] = query;
          previous[neighbour] = face;
          queue[count++] = neighbour;
        }
      }
    }
    return Nodes.NONE;
  }

  private int last() {
    return faces[size - 1];
  }

  private void makeRoom(int more) {
    if (size + more > faces.length) {
      faces = Arrays.copyOf(faces, 2 * (size + more));
    }
  }

  /** Returns the boxes in walking order. */
  int[] inWalkingOrder() {
    int[] result = new int[size];
    for (int i = 0; i < size; i++) {
      result[i] = graph.faces.box(faces[size - 1 - i]);
    }
    return result;
  }
}
