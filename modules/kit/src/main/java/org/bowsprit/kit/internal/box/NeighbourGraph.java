package org.bowsprit.kit.internal.box;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxGraph;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;

/**
 * The graph of neighbouring boxes, and its matrix. Boxes whose edges connect are neighbours, unless
 * the author's links say otherwise; these links can also join other boxes. The matrix contains the
 * routes with the fewest hops (spec 08 §7.1). Each box leads to itself, as in shipped games (spec
 * 08 §2).
 *
 * <p>As in the original tools, invisible boxes belong to the graph, because a script may make them
 * visible.
 */
final class NeighbourGraph {

  private final List<WalkBox> boxes;
  private final BoxGraph graph;

  NeighbourGraph(List<BoxRecord> boxes, List<BoxText.Link> links) {
    this.boxes = DiskFloor.boxes(new BoxRecords(boxes));
    BoxGraph connected =
        BoxGraph.of(
            this.boxes,
            box -> !boxes.get(box.id()).equals(BoxRecord.SENTINEL),
            org.bowsprit.pathfinding.geometry.Neighbours::connect);
    this.graph = BoxGraph.ofEdges(boxes.size(), edgesWithLinks(connected, links));
  }

  private static List<int[]> edgesWithLinks(BoxGraph connected, List<BoxText.Link> links) {
    boolean[][] isNeighbour = new boolean[connected.size()][connected.size()];
    for (int box = 0; box < connected.size(); box++) {
      for (int i = 0; i < connected.degree(box); i++) {
        isNeighbour[box][connected.neighbour(box, i)] = true;
      }
    }
    for (BoxText.Link link : links) {
      isNeighbour[link.a()][link.b()] = link.areNeighbours();
      isNeighbour[link.b()][link.a()] = link.areNeighbours();
    }
    List<int[]> edges = new ArrayList<>();
    for (int a = 0; a < isNeighbour.length; a++) {
      for (int b = a + 1; b < isNeighbour.length; b++) {
        if (isNeighbour[a][b]) {
          edges.add(new int[] {a, b});
        }
      }
    }
    return edges;
  }

  /** Returns the number of neighbours of a box. */
  int degree(int box) {
    return graph.degree(box);
  }

  /** Returns neighbour {@code index} of a box. */
  int neighbour(int box, int index) {
    return graph.neighbour(box, index);
  }

  /** Returns the boxes in the form that routers use. */
  List<WalkBox> boxes() {
    return boxes;
  }

  /**
   * Returns the first of the given boxes that cannot be reached from the first given box; empty if
   * all can be reached.
   */
  Optional<Integer> firstUnreachable(List<Integer> walkable) {
    if (walkable.isEmpty()) {
      return Optional.empty();
    }
    boolean[] reached = new boolean[graph.size()];
    List<Integer> queue = new ArrayList<>(List.of(walkable.get(0)));
    reached[walkable.get(0)] = true;
    for (int head = 0; head < queue.size(); head++) {
      int box = queue.get(head);
      for (int i = 0; i < graph.degree(box); i++) {
        int next = graph.neighbour(box, i);
        if (!reached[next]) {
          reached[next] = true;
          queue.add(next);
        }
      }
    }
    return walkable.stream().filter(box -> !reached[box]).findFirst();
  }

  BoxMatrixChunk matrix() {
    return DiskFloor.chunk(BreadthFirstMatrix.build(graph), graph.size());
  }
}
