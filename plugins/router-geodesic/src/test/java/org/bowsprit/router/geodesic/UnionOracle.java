package org.bowsprit.router.geodesic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * The simplest implementation of the visibility graph of spec 08 §11.4, for convex boxes. It uses
 * every corner and every crossing of edges, tests visibility with samples of the line, and runs
 * Dijkstra over a full matrix.
 */
final class UnionOracle {

  private static final int SAMPLES = 400;
  private static final double SLACK = 1e-6;

  private final List<WalkBox> boxes;
  private final List<double[]> nodes = new ArrayList<>();

  private UnionOracle(List<WalkBox> boxes) {
    this.boxes = boxes;
  }

  /** Returns the length of the shortest path over the union; infinite if there is none. */
  static double shortest(List<WalkBox> boxes, double fx, double fy, double tx, double ty) {
    UnionOracle oracle = new UnionOracle(boxes);
    oracle.nodes.add(new double[] {fx, fy});
    oracle.nodes.add(new double[] {tx, ty});
    oracle.addNodes();
    return oracle.dijkstra();
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
    double adx = a.x(i + 1) - a.x(i);
    double ady = a.y(i + 1) - a.y(i);
    double bdx = b.x(j + 1) - b.x(j);
    double bdy = b.y(j + 1) - b.y(j);
    double cross = adx * bdy - ady * bdx;
    double s = ((b.x(j) - a.x(i)) * bdy - (b.y(j) - a.y(i)) * bdx) / cross;
    double t = ((b.x(j) - a.x(i)) * ady - (b.y(j) - a.y(i)) * adx) / cross;
    if (s >= 0 && s <= 1 && t >= 0 && t <= 1) {
      nodes.add(new double[] {a.x(i) + s * adx, a.y(i) + s * ady});
    }
  }

  private boolean sees(double[] a, double[] b) {
    for (int sample = 0; sample <= SAMPLES; sample++) {
      double t = (double) sample / SAMPLES;
      double x = a[0] + t * (b[0] - a[0]);
      double y = a[1] + t * (b[1] - a[1]);
      if (boxes.stream().noneMatch(box -> holds(box, x, y))) {
        return false;
      }
    }
    return true;
  }

  private static boolean holds(WalkBox box, double x, double y) {
    boolean left = false;
    boolean right = false;
    for (int i = 0; i < WalkBox.CORNERS; i++) {
      double ex = box.x(i + 1) - box.x(i);
      double ey = box.y(i + 1) - box.y(i);
      double length = Math.hypot(ex, ey);
      if (length > 0) {
        double side = (ex * (y - box.y(i)) - ey * (x - box.x(i))) / length;
        left |= side < -SLACK;
        right |= side > SLACK;
      }
    }
    return !(left && right)
        && x >= box.minX() - SLACK
        && x <= box.maxX() + SLACK
        && y >= box.minY() - SLACK
        && y <= box.maxY() + SLACK;
  }

  private double dijkstra() {
    double[] best = new double[nodes.size()];
    boolean[] done = new boolean[nodes.size()];
    Arrays.fill(best, Double.POSITIVE_INFINITY);
    best[0] = 0;
    while (true) {
      int at = -1;
      for (int i = 0; i < best.length; i++) {
        if (!done[i] && (at < 0 || best[i] < best[at])) {
          at = i;
        }
      }
      if (at < 0 || at == 1 || best[at] == Double.POSITIVE_INFINITY) {
        return best[1];
      }
      done[at] = true;
      double[] a = nodes.get(at);
      for (int i = 0; i < best.length; i++) {
        double[] b = nodes.get(i);
        double there = best[at] + Math.hypot(b[0] - a[0], b[1] - a[1]);
        if (there < best[i] && sees(a, b)) {
          best[i] = there;
        }
      }
    }
  }
}
