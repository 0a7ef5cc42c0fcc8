package org.bowsprit.pathfinding.matrix;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * An undirected graph whose nodes are the ids of the boxes of a room and whose edges connect
 * neighbours.
 *
 * <p>Immutable. Excluded boxes are nodes without edges.
 *
 * @since 1.0
 */
public final class BoxGraph {

  private final int[] starts;
  private final int[] neighbours;

  /** Creates a graph from edges. Each edge may occur more than once. */
  private BoxGraph(int size, EdgeList edges) {
    int[] nextIndex = new int[size + 2];
    for (int i = 0; i < edges.endCount(); i++) {
      nextIndex[edges.end(i) + 2]++;
    }
    for (int i = 2; i < nextIndex.length; i++) {
      nextIndex[i] += nextIndex[i - 1];
    }
    this.neighbours = new int[edges.endCount()];
    for (int i = 0; i < edges.endCount(); i++) {
      neighbours[nextIndex[edges.end(i) + 1]++] = edges.opposite(i);
    }
    this.starts = Arrays.copyOf(nextIndex, size + 1);
    sortAndRemoveDuplicates();
  }

  private void sortAndRemoveDuplicates() {
    int count = 0;
    int begin = 0;
    for (int id = 0; id < size(); id++) {
      int end = starts[id + 1];
      Arrays.sort(neighbours, begin, end);
      starts[id] = count;
      for (int i = begin; i < end; i++) {
        if (i == begin || neighbours[i] != neighbours[i - 1]) {
          neighbours[count++] = neighbours[i];
        }
      }
      begin = end;
    }
    starts[size()] = count;
  }

  /** Returns the graph of the boxes without flag 0x80, by the rule of spec 08 §6.1. */
  public static BoxGraph ofVisible(List<WalkBox> boxes) {
    return of(boxes, box -> !box.invisible());
  }

  /**
   * Returns the graph of some boxes by the rule of spec 08 §6.1.
   *
   * @param boxes all boxes in id order
   * @param isMember selects the boxes to include
   */
  public static BoxGraph of(List<WalkBox> boxes, Predicate<WalkBox> isMember) {
    return new BoxGraph(boxes.size(), NeighbourSweep.pairs(members(boxes, isMember)));
  }

  /**
   * Returns the graph of some boxes by another rule.
   *
   * @param boxes all boxes in id order
   * @param isMember selects the boxes to include
   * @param connect a symmetric test that decides whether two boxes are neighbours; only called for
   *     boxes whose bounding rectangles meet
   */
  public static BoxGraph of(
      List<WalkBox> boxes, Predicate<WalkBox> isMember, BiPredicate<WalkBox, WalkBox> connect) {
    WalkBox[] membersByLeftEdge = members(boxes, isMember);
    Arrays.sort(membersByLeftEdge, (a, b) -> Integer.compare(a.minX(), b.minX()));
    EdgeList edges = new EdgeList();
    for (int i = 0; i < membersByLeftEdge.length; i++) {
      WalkBox a = membersByLeftEdge[i];
      int right = a.maxX();
      for (int j = i + 1;
          j < membersByLeftEdge.length && membersByLeftEdge[j].minX() <= right;
          j++) {
        if (a.boundsMeet(membersByLeftEdge[j]) && connect.test(a, membersByLeftEdge[j])) {
          edges.add(a.id(), membersByLeftEdge[j].id());
        }
      }
    }
    return new BoxGraph(boxes.size(), edges);
  }

  private static WalkBox[] members(List<WalkBox> boxes, Predicate<WalkBox> isMember) {
    WalkBox[] members = new WalkBox[boxes.size()];
    int count = 0;
    for (WalkBox box : boxes) {
      if (isMember.test(box)) {
        members[count++] = box;
      }
    }
    return Arrays.copyOf(members, count);
  }

  /**
   * Returns a graph with given edges.
   *
   * @param size the number of nodes, whose ids are 0…size − 1
   * @param edges the edges, as pairs of different ids
   */
  public static BoxGraph ofEdges(int size, List<int[]> edges) {
    EdgeList list = new EdgeList();
    for (int[] edge : edges) {
      list.add(edge[0], edge[1]);
    }
    return new BoxGraph(size, list);
  }

  /** Returns the number of nodes. */
  public int size() {
    return starts.length - 1;
  }

  /** Returns the number of neighbours of a box. */
  public int degree(int id) {
    return starts[id + 1] - starts[id];
  }

  /** Returns a neighbour of a box. Neighbours are in ascending order, and the first has index 0. */
  public int neighbour(int id, int index) {
    return neighbours[starts[id] + index];
  }
}
