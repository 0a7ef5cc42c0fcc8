package org.bowsprit.router.geodesic;

import java.util.Arrays;

/** Combines the ends of doors into corners, and finds the faces that meet at each corner. */
final class Corners {

  private final PortalGraph graph;
  private final int[] facesAtCorner;
  private int[] xs = new int[16];
  private int[] ys = new int[16];
  private int[] firstFace = new int[17];
  private int[] faces = new int[32];
  private int size;

  /** Finds the corners of a graph whose doors are known, and assigns the corners to the doors. */
  Corners(PortalGraph graph) {
    this.graph = graph;
    this.facesAtCorner = new int[graph.faceCount()];
    for (int door = 0; door < graph.doorCount(); door++) {
      if (graph.lowCorner(door) < 0) {
        addCorner(graph.from(door), graph.lowX(door), graph.lowY(door));
      }
      if (graph.highCorner(door) < 0) {
        addCorner(graph.from(door), graph.highX(door), graph.highY(door));
      }
    }
  }

  private void addCorner(int face, int x, int y) {
    facesAtCorner[0] = face;
    int count = graph.addJoinedFaces(facesAtCorner, 1, x, y);
    int corner = size++;
    if (corner == xs.length) {
      xs = Arrays.copyOf(xs, 2 * corner);
      ys = Arrays.copyOf(ys, 2 * corner);
      firstFace = Arrays.copyOf(firstFace, 2 * corner + 1);
    }
    xs[corner] = x;
    ys[corner] = y;
    int end = firstFace[corner] + count;
    firstFace[corner + 1] = end;
    if (end > faces.length) {
      faces = Arrays.copyOf(faces, 2 * end);
    }
    System.arraycopy(facesAtCorner, 0, faces, firstFace[corner], count);
    for (int i = 0; i < count; i++) {
      assignDoorEnds(facesAtCorner[i], x, y, corner);
    }
  }

  private void assignDoorEnds(int face, int x, int y, int corner) {
    for (int door = graph.firstDoor[face]; door < graph.firstDoor[face + 1]; door++) {
      if (graph.lowX(door) == x && graph.lowY(door) == y) {
        graph.setCorner(door, true, corner);
      }
      if (graph.highX(door) == x && graph.highY(door) == y) {
        graph.setCorner(door, false, corner);
      }
    }
  }

  int[] xs() {
    return Arrays.copyOf(xs, size);
  }

  int[] ys() {
    return Arrays.copyOf(ys, size);
  }

  int[] firstFaces() {
    return Arrays.copyOf(firstFace, size + 1);
  }

  int[] faces() {
    return Arrays.copyOf(faces, firstFace[size]);
  }
}
