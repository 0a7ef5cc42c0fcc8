package org.bowsprit.router.geodesic;

/** Finds the boxes between two that are glued together at one point. */
final class Glue {

  private final PortalGraph graph;
  private final int[] queue;
  private final int[] previous;
  private final int[] seen;
  private int query;

  Glue(PortalGraph graph) {
    this.graph = graph;
    this.queue = new int[graph.boxes()];
    this.previous = new int[graph.boxes()];
    this.seen = new int[graph.boxes()];
  }

  /** Spreads from box {@code first} through the doors at (x, y) until {@code last} is found. */
  void spreadFrom(int first, int last, int x, int y) {
    query++;
    int size = 0;
    queue[size++] = first;
    seen[first] = query;
    previous[last] = first;
    for (int i = 0; i < size && seen[last] != query; i++) {
      int box = queue[i];
      for (int door = graph.firstDoor[box]; door < graph.firstDoor[box + 1]; door++) {
        int to = graph.to[door];
        if (seen[to] != query && graph.onDoor(door, x, y)) {
          seen[to] = query;
          previous[to] = box;
          queue[size++] = to;
        }
      }
    }
  }

  /**
   * The box before one that was found, on the shortest way; for {@code last} there always is one.
   */
  int previous(int box) {
    return previous[box];
  }
}
