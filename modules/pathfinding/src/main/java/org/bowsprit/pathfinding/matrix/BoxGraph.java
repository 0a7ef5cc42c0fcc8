package org.bowsprit.pathfinding.matrix;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import org.bowsprit.pathfinding.geometry.Neighbours;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Which boxes of a room are neighbours, as an undirected graph over ids.
 *
 * <p>Immutable. Boxes that do not take part are nodes without edges.
 */
public final class BoxGraph {

  private final boolean[] members;
  private final int[] starts;
  private final int[] neighbours;

  private BoxGraph(boolean[] members, int[] edges, int edgeCount) {
    this.members = members;
    this.starts = new int[members.length + 1];
    for (int i = 0; i < 2 * edgeCount; i++) {
      starts[edges[i] + 1]++;
    }
    for (int i = 0; i < members.length; i++) {
      starts[i + 1] += starts[i];
    }
    this.neighbours = new int[2 * edgeCount];
    int[] next = starts.clone();
    for (int i = 0; i < 2 * edgeCount; i += 2) {
      neighbours[next[edges[i]]++] = edges[i + 1];
      neighbours[next[edges[i + 1]]++] = edges[i];
    }
    for (int i = 0; i < members.length; i++) {
      Arrays.sort(neighbours, starts[i], starts[i + 1]);
    }
  }

  /** Returns the graph of the boxes without flag 0x80, by the rule of spec 08 §6.1. */
  public static BoxGraph ofVisible(List<WalkBox> boxes) {
    return of(boxes, box -> !box.invisible(), Neighbours::connect);
  }

  /**
   * Returns the graph of some boxes.
   *
   * @param boxes all boxes in id order
   * @param member which take part
   * @param connect a symmetric test that two members are neighbours; only asked of boxes whose
   *     bounding rectangles meet
   */
  public static BoxGraph of(
      List<WalkBox> boxes, Predicate<WalkBox> member, BiPredicate<WalkBox, WalkBox> connect) {
    WalkBox[] all = boxes.toArray(WalkBox[]::new);
    boolean[] members = new boolean[all.length];
    long[] byLeft = new long[all.length];
    int count = 0;
    for (int i = 0; i < all.length; i++) {
      if (member.test(all[i])) {
        members[i] = true;
        byLeft[count++] = (long) all[i].minX() << 32 | i;
      }
    }
    Arrays.sort(byLeft, 0, count);
    EdgeList edges = new EdgeList();
    for (int i = 0; i < count; i++) {
      WalkBox a = all[(int) byLeft[i]];
      int right = a.maxX();
      for (int j = i + 1; j < count && byLeft[j] >> 32 <= right; j++) {
        WalkBox b = all[(int) byLeft[j]];
        if (a.minY() <= b.maxY() && b.minY() <= a.maxY() && connect.test(a, b)) {
          edges.add(a.id(), b.id());
        }
      }
    }
    return new BoxGraph(members, edges.ends, edges.count);
  }

  /**
   * Returns a graph with given edges, all nodes taking part.
   *
   * @param size number of nodes, ids 0…size − 1
   * @param edges pairs of different ids, each edge once
   */
  public static BoxGraph ofEdges(int size, List<int[]> edges) {
    boolean[] members = new boolean[size];
    Arrays.fill(members, true);
    EdgeList list = new EdgeList();
    for (int[] edge : edges) {
      list.add(edge[0], edge[1]);
    }
    return new BoxGraph(members, list.ends, list.count);
  }

  /** Returns the number of nodes. */
  public int size() {
    return members.length;
  }

  /** Tells whether a box takes part. */
  public boolean isMember(int id) {
    return members[id];
  }

  /** Returns the number of neighbours of a box. */
  public int degree(int id) {
    return starts[id + 1] - starts[id];
  }

  /** Returns neighbour {@code index} of a box, in ascending order from index 0. */
  public int neighbour(int id, int index) {
    return neighbours[starts[id] + index];
  }

  private static final class EdgeList {
    private int[] ends = new int[64];
    private int count;

    void add(int a, int b) {
      if (2 * count == ends.length) {
        ends = Arrays.copyOf(ends, 2 * ends.length);
      }
      ends[2 * count] = a;
      ends[2 * count + 1] = b;
      count++;
    }
  }
}
