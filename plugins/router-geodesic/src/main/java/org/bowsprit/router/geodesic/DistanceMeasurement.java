package org.bowsprit.router.geodesic;

import java.util.Arrays;

/** Measures the distances of all corners from one corner by a search without a target. */
final class DistanceMeasurement {

  /**
   * The maximum average number of nodes per corner. A floor that needs more nodes is not measured.
   */
  private static final int NODES_PER_CORNER = 64;

  private final PortalGraph graph;
  private final TautSearch search;
  private final Nodes nodes;
  private final Cones cones;

  /**
   * The position of each face's first corner. The array has one more entry than there are faces.
   */
  private final int[] firstCornerOfFace;

  private final int[] cornersOfFaces;
  private double[] distances;

  DistanceMeasurement(PortalGraph graph) {
    this.graph = graph;
    this.search = new TautSearch(graph, Landmarks.NONE);
    this.nodes = search.nodes();
    this.cones = new Cones(graph, nodes);
    this.firstCornerOfFace = new int[graph.faceCount() + 1];
    this.cornersOfFaces = new int[graph.facesAtCorners.length];
    for (int face : graph.facesAtCorners) {
      firstCornerOfFace[face + 1]++;
    }
    for (int face = 0; face < graph.faceCount(); face++) {
      firstCornerOfFace[face + 1] += firstCornerOfFace[face];
    }
    int[] nextPosition = firstCornerOfFace.clone();
    for (int corner = 0; corner < graph.cornerCount(); corner++) {
      for (int k = graph.firstFaceOfCorner[corner]; k < graph.firstFaceOfCorner[corner + 1]; k++) {
        cornersOfFaces[nextPosition[graph.facesAtCorners[k]]++] = corner;
      }
    }
  }

  /**
   * Measures the distances from a corner.
   *
   * @return the distances of all corners, NaN for a corner that no path reaches; an empty array if
   *     the search needs too many nodes
   */
  double[] distancesFrom(int corner) {
    distances = new double[graph.cornerCount()];
    Arrays.fill(distances, Double.NaN);
    long maxNodes = (long) NODES_PER_CORNER * graph.cornerCount();
    return search.explore(corner, this::measureVisible, maxNodes) ? distances : new double[0];
  }

  /** Measures the corners that are visible from a node. */
  private void measureVisible(int node) {
    if (!nodes.isRoot(node)) {
      measureFace(nodes.face(node), node);
      return;
    }
    int corner = nodes.corner(node);
    if (corner == Nodes.NONE) {
      for (int i = 0; i < search.ends().startCount(); i++) {
        measureFace(search.ends().start(i), node);
      }
      return;
    }
    for (int k = graph.firstFaceOfCorner[corner]; k < graph.firstFaceOfCorner[corner + 1]; k++) {
      measureFace(graph.facesAtCorners[k], node);
    }
  }

  private void measureFace(int face, int node) {
    boolean isFromRoot = nodes.isRoot(node);
    for (int k = firstCornerOfFace[face]; k < firstCornerOfFace[face + 1]; k++) {
      int corner = cornersOfFaces[k];
      int x = graph.cornerX[corner];
      int y = graph.cornerY[corner];
      if (isFromRoot || (cones.isBeyondDoor(node, x, y) && cones.isBetweenBounds(node, x, y))) {
        double pathLength = nodes.g(node) + Cones.distance(nodes.x(node), nodes.y(node), x, y);
        if (!(pathLength >= distances[corner])) {
          distances[corner] = pathLength;
        }
      }
    }
  }
}
