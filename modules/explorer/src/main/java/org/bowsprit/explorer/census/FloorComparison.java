package org.bowsprit.explorer.census;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.explorer.census.Census.FloorEntry;
import org.bowsprit.explorer.census.Census.RuleEntry;
import org.bowsprit.explorer.verify.BoxLinks;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.pathfinding.classic.ClassicBox;
import org.bowsprit.pathfinding.classic.ClassicMatrix;
import org.bowsprit.pathfinding.geometry.Neighbours;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;

/**
 * Compares the matrix of a room with the matrix that each neighbour rule computes from its boxes.
 */
final class FloorComparison {

  private final BoxChunks floor;
  private final List<WalkBox> boxes;

  FloorComparison(BoxChunks floor) {
    this.floor = floor;
    this.boxes = DiskFloor.boxes(floor.boxes());
  }

  /** Returns the entry for the floor of a room. */
  FloorEntry count(int room) {
    return new FloorEntry(
        room,
        boxes.size(),
        (int) boxes.stream().filter(WalkBox::invisible).count(),
        floor.matrix().isPresent(),
        floor.matrix().map(this::rules).orElse(List.of()));
  }

  private List<RuleEntry> rules(BoxMatrixChunk matrix) {
    return List.of(
        rule("derived", Neighbours::connect, matrix, BreadthFirstMatrix.build(boxes)),
        rule("reference", ClassicBox::connect, matrix, ClassicMatrix.build(boxes)));
  }

  private RuleEntry rule(
      String name,
      BiPredicate<WalkBox, WalkBox> connect,
      BoxMatrixChunk matrix,
      BoxMatrix rebuilt) {
    BoxLinks links = BoxLinks.of(boxes, matrix, connect);
    return new RuleEntry(
        name, pairs(links.apart()), pairs(links.unlinked()), differingHops(matrix, rebuilt));
  }

  private static CountedList<List<Integer>> pairs(List<BoxLinks.Pair> pairs) {
    List<List<Integer>> numbers = new ArrayList<>();
    pairs.forEach(pair -> numbers.add(List.of(pair.first(), pair.second())));
    return CountedList.of(numbers);
  }

  private int differingHops(BoxMatrixChunk matrix, BoxMatrix rebuilt) {
    int others = 0;
    for (int from = 0; from < boxes.size(); from++) {
      for (int to = 0; to < boxes.size(); to++) {
        if (from != to && matrix.next(from, to) != rebuilt.next(from, to)) {
          others++;
        }
      }
    }
    return others;
  }
}
