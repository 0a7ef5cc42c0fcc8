package org.bowsprit.router.geodesic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * The simplest implementation of the visibility graph of spec 08 §11.4, for convex boxes. Its nodes
 * are all corners and all crossings of edges. It tests visibility at samples of a line, and applies
 * Dijkstra's algorithm to all pairs of nodes.
 */
final class UnionReferenceSearch {

  private static final int SAMPLE_COUNT = 400;
  private static final double TOLERANCE = 1e-6;

  private final List<WalkBox> boxes;
  private final List<double[]> nodes = new ArrayList<>();

  private UnionReferenceSearch(List<WalkBox> boxes) {
    this.boxes = boxes;
  }

  /** Returns the length of the shortest path over the union; infinite if there is none. */
  static double shortestLength(
      List<WalkBox> boxes, double fromX, double fromY, double toX, double toY) {
    UnionReferenceSearch search = new UnionReferenceSearch(boxes);
    search.nodes.add(new double[] {fromX, fromY});
    search.nodes.add(new double[] {toX, toY});
    search.addNodes();
    return search.shortestDistance();
  }

  private void addNodes() {
    for (WalkBox a : boxes) {
      for (int i = 0; i < WalkBox.CORNERS; i++) {
        nodes.add(new double[] {a.x(i), a.y(i)});
        for (WalkBox b : boxes) {
          for (int j = 0; j < WalkBox.CORNERS && b.id() > a.id(); j++) {
            addCrossing(a, i, b, j);
          }
        }
      }
    }
  }

  private void addCrossing(WalkBox a, int i, WalkBox b, int j) {
    double aDx = a.x(i + 1) - a.x(i);
    double aDy = a.y(i + 1) - a.y(i);
    double bDx = b.x(j + 1) - b.x(j);
    double bDy = b.y(j + 1) - b.y(j);
    double cross = aDx * bDy - aDy * bDx;
    double s = ((b.x(j) - a.x(i)) * bDy - (b.y(j) - a.y(i)) * bDx) / cross;
    double t = ((b.x(j) - a.x(i)) * aDy - (b.y(j) - a.y(i)) * aDx) / cross;
    if (s >= 0 && s <= 1 && t >= 0 && t <= 1) {
      nodes.add(new double[] {a.x(i) + s * aDx, a.y(i) + s * aDy});
    }
  }

  private boolean isVisible(double[] a, double[] b) {
    for (int sample = 0; sample <= SAMPLE_COUNT; sample++) {
      double t = (double) sample / SAMPLE_COUNT;
      double x = a[0] + t * (b[0] - a[0]);
      double y = a[1] + t * (b[1] - a[1]);
      if (boxes.stream().noneMatch(box -> contains(box, x, y))) {
        return false;
      }
    }
    return true;
  }

  private static boolean contains(WalkBox box, double x, double y) {
    boolean isOutsideLeft = false;
    boolean isOutsideRight = false;
    for (int i = 0; i < WalkBox.CORNERS; i++) {
      double edgeX = box.x(i + 1) - box.x(i);
      double edgeY = box.y(i + 1) - box.y(i);
      double length = Math.hypot(edgeX, edgeY);
      if (length > 0) {
        double side = (edgeX * (y - box.y(i)) - edgeY * (x - box.x(i))) / length;
        isOutsideLeft |= side < -TOLERANCE;
        isOutsideRight |= side > TOLERANCE;
      }
    }
    return !(isOutsideLeft && isOutsideRight)
        && x >= box.minX() - TOLERANCE
        && x <= box.maxX() + TOLERANCE
        && y >= box.minY() - TOLERANCE
        && y <= box.maxY() + TOLERANCE;
  }

  private double shortestDistance() {
    double[] distances = new double[nodes.size()];
    boolean[] isVisited = new boolean[nodes.size()];
    Arrays.fill(distances, Double.POSITIVE_INFINITY);
    distances[0] = 0;
    while (true) {
      int nearest = -1;
      for (int i = 0; i < distances.length; i++) {
        if (!isVisited[i] && (nearest < 0 || distances[i] < distances[nearest])) {
          nearest = i;
        }
      }
      if (nearest < 0 || nearest == 1 || distances[nearest] == Double.POSITIVE_INFINITY) {
        return distances[1];
      }
      isVisited[nearest] = true;
      double[] a = nodes.get(nearest);
      for (int i = 0; i < distances.length; i++) {
        double[] b = nodes.get(i);
        double distance = distances[nearest] + Math.hypot(b[0] - a[0], b[1] - a[1]);
        if (distance < distances[i] && isVisible(a, b)) {
          distances[i] = distance;
        }
      }
    }
  }
}
