package org.bowsprit.router.geodesic;

import java.util.Arrays;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.mesh.Mesh;

/**
 * The faces of a floor. These are the polygons of its mesh or, without a mesh, its boxes. This
 * class is immutable.
 */
final class Faces {

  private final int[] faceOfBox;
  private final int[] boxOfFace;
  private final int[] firstCorners;
  private final int[] cornerX;
  private final int[] cornerY;

  private Faces(
      int[] faceOfBox, int[] boxOfFace, int[] firstCorners, int[] cornerX, int[] cornerY) {
    this.faceOfBox = faceOfBox;
    this.boxOfFace = boxOfFace;
    this.firstCorners = firstCorners;
    this.cornerX = cornerX;
    this.cornerY = cornerY;
  }

  static Faces faceOf(Floor floor) {
    return floor.mesh().map(mesh -> ofMesh(floor, mesh)).orElseGet(() -> ofBoxes(floor));
  }

  private static Faces ofMesh(Floor floor, Mesh mesh) {
    int[] faceOfBox = new int[floor.boxCount()];
    int[] boxOfFace = new int[mesh.polygons()];
    for (int box = faceOfBox.length - 1; box >= 0; box--) {
      faceOfBox[box] = mesh.polygonOfBox(box);
      if (faceOfBox[box] != Mesh.OUTSIDE) {
        boxOfFace[faceOfBox[box]] = box;
      }
    }
    int[] first = new int[mesh.polygons() + 1];
    for (int face = 0; face < first.length; face++) {
      first[face] = mesh.firstCorner(face);
    }
    int[] xs = new int[first[mesh.polygons()]];
    int[] ys = new int[xs.length];
    Arrays.setAll(xs, mesh::x);
    Arrays.setAll(ys, mesh::y);
    return new Faces(faceOfBox, boxOfFace, first, xs, ys);
  }

  private static Faces ofBoxes(Floor floor) {
    int count = floor.boxCount();
    int[] identity = new int[count];
    Arrays.setAll(identity, box -> box);
    int[] first = new int[count + 1];
    int[] xs = new int[WalkBox.CORNERS * count];
    int[] ys = new int[WalkBox.CORNERS * count];
    int size = 0;
    for (WalkBox box : floor.boxes()) {
      size = addOutline(box, xs, ys, size);
      first[box.id() + 1] = size;
    }
    return new Faces(identity, identity, first, Arrays.copyOf(xs, size), Arrays.copyOf(ys, size));
  }

  /**
   * Adds the corners of a convex box, clockwise and without duplicates. Adds nothing for other
   * boxes.
   */
  private static int addOutline(WalkBox box, int[] xs, int[] ys, int from) {
    int size = from;
    for (int k = 0; k < WalkBox.CORNERS; k++) {
      if (box.x(k) != box.x(k + 1) || box.y(k) != box.y(k + 1)) {
        xs[size] = box.x(k);
        ys[size++] = box.y(k);
      }
    }
    if (Mesh.isConvex(xs, ys, from, size)) {
      return size;
    }
    for (int i = from, j = size - 1; i < j; i++, j--) {
      int x = xs[i];
      int y = ys[i];
      xs[i] = xs[j];
      ys[i] = ys[j];
      xs[j] = x;
      ys[j] = y;
    }
    return Mesh.isConvex(xs, ys, from, size) ? size : from;
  }

  int count() {
    return boxOfFace.length;
  }

  /** Returns the face of a box; {@link Nodes#NONE} for a box without a face. */
  int faceOf(int box) {
    return faceOfBox[box];
  }

  /**
   * Returns the box that represents a face. This is the first of the boxes into which the polygon
   * was cut.
   */
  int boxOf(int face) {
    return boxOfFace[face];
  }

  /**
   * Returns the number of the first corner of a face. Only a face that is convex and has an area
   * has corners.
   */
  int firstCorner(int face) {
    return firstCorners[face];
  }

  /** Returns the number after the last corner of a face. */
  int endCorner(int face) {
    return firstCorners[face + 1];
  }

  /**
   * Returns the x coordinate of a corner. The corners of a face have consecutive numbers,
   * clockwise.
   */
  int x(int corner) {
    return cornerX[corner];
  }

  int y(int corner) {
    return cornerY[corner];
  }
}
