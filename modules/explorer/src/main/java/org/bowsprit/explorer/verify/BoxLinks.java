package org.bowsprit.explorer.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * The differences between the pairs of boxes that a matrix links and the pairs that are neighbours.
 * Boxes with flag 0x80 are left out, because in shipped rooms some of them are linked and some are
 * not.
 *
 * @param apart pairs that the matrix links and that are not neighbours
 * @param unlinked pairs of neighbours that the matrix does not link
 */
public record BoxLinks(List<Pair> apart, List<Pair> unlinked) {

  public BoxLinks {
    apart = List.copyOf(apart);
    unlinked = List.copyOf(unlinked);
  }

  /**
   * Two boxes.
   *
   * @param first the lower number
   * @param second the higher number
   */
  public record Pair(int first, int second) {
    @Override
    public String toString() {
      return first + "–" + second;
    }
  }

  /**
   * Compares a matrix with a rule.
   *
   * @param connect whether two boxes are neighbours
   */
  public static BoxLinks of(
      List<WalkBox> boxes, BoxMatrixChunk matrix, BiPredicate<WalkBox, WalkBox> connect) {
    List<Pair> apart = new ArrayList<>();
    List<Pair> unlinked = new ArrayList<>();
    for (int a = 0; a < boxes.size(); a++) {
      for (int b = a + 1; b < boxes.size(); b++) {
        if (boxes.get(a).invisible() || boxes.get(b).invisible()) {
          continue;
        }
        boolean linked = matrix.next(a, b) == b || matrix.next(b, a) == a;
        boolean areNeighbours = connect.test(boxes.get(a), boxes.get(b));
        if (linked && !areNeighbours) {
          apart.add(new Pair(a, b));
        } else if (areNeighbours && !linked) {
          unlinked.add(new Pair(a, b));
        }
      }
    }
    return new BoxLinks(apart, unlinked);
  }
}
