package org.bowsprit.router.geodesic;

import java.util.Arrays;

/** Measures the distances of all corners from one corner, with a search that has no target. */
final class Survey {

  /** The largest number of nodes for each corner. A floor that needs more nodes is not measured. */
  private static final int NODES_PER_CORNER = 64;

  private final PortalGraph graph;
  private final TautSearch search;
  private final Nodes nodes;
  private final Cones cones;

  /**
   * The position of each face's first corner. The array has one more entry than there are faces.
   */
  private final int[] firstCorner;

  private final int[] cornerOf;
  private double[] distances;

  Survey(PortalGraph graph) {
    this.graph = graph;
    this.search = new TautSearch(graph, Landmarks.NONE);
    this.nodes = search.nodes();
    this.cones = new Cones(graph, nodes);
    this.firstCorner = new int[graph.faces() + 1];
    this.cornerOf = new int[graph.faceAt.length];
    for (int face : graph.faceAt) {
      firstCorner[face + 1]++;
    }
    for (int face = 0; face < graph.faces(); face++) {
      firstCorner[face + 1] += firstCorner[face];
    }
    int[] next = firstCorner.clone();
    for (int corner = 0; corner < graph.corners(); corner++) {
      for (int k = graph.firstFaceAt[corner]; k < graph.firstFaceAt[corner + 1]; k++) {
        cornerOf[next[graph.faceAt[k]]++] = corner;
      }
    }
  }

  /**
   * Measures the distances from a corner.
   *
   * @return the distances of all corners, NaN for a corner that no path connects; an empty array if
   *     the search needs too many nodes
   */
  double[] from(int corner) {
    distances = new double[graph.corners()];
    Arrays.fill(distances, Double.NaN);
    long most = (long) NODES_PER_CORNER * graph.corners();
    return search.explore(corner, this::look, most) ? distances : new double[0];
  }

  /** Measures the corners that are visible from a node. */
  private void look(int node) {
    if (!nodes.isRoot(node)) {
      lookInto(nodes.face(node), node);
      return;
    }
    int corner = nodes.corner(node);
    if (corner == Nodes.NONE) {
      for (int i = 0; i < search.ends().starts(); i++) {
        lookInto(search.ends().start(i), node);
      }
      return;
    }
    for (int k = graph.firstFaceAt[corner]; k < graph.firstFaceAt[corner + 1]; k++) {
      lookInto(graph.faceAt[k], node);
    }
  }

  private void lookInto(int face, int node) {
    boolean all = nodes.isRoot(node);
    for (int k = firstCorner[face]; k < firstCorner[face + 1]; k++) {
      int corner = cornerOf[k];
      int x = graph.cornerX[corner];
      int y = graph.cornerY[corner];
      if (all || (cones.isBeyond(node, x, y) && cones.holds(node, x, y))) {
        double way = nodes.g(node) + Cones.distance(nodes.x(node), nodes.y(node), x, y);
        if (!(way >= distances[corner])) {
          distances[corner] = way;
        }
      }
    }
  }
}
