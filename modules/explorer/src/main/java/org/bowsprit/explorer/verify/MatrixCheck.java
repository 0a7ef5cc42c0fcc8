package org.bowsprit.explorer.verify;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.pathfinding.classic.ClassicBox;
import org.bowsprit.pathfinding.geometry.Neighbours;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Compares a room's matrix with its boxes. Checks that all hops lead to existing boxes, from
 * neighbour to neighbour, and reach their destination (spec 08 §2, §6).
 */
final class MatrixCheck {

  private final String location;
  private final BoxChunks floor;
  private final List<WalkBox> boxes;
  private final CheckFindings findings;

  MatrixCheck(int room, BoxChunks floor, CheckFindings findings) {
    this.location = "room " + room;
    this.floor = floor;
    this.boxes = DiskFloor.boxes(floor.boxes());
    this.findings = findings;
  }

  void check() {
    if (floor.matrix().isEmpty()) {
      return;
    }
    findings.count();
    BoxMatrixChunk matrix = floor.matrix().get();
    for (int box = 0; box < boxes.size(); box++) {
      checkRow(box, matrix.rows().get(box));
      checkPaths(box, matrix);
    }
    compareWithRule("the seed's rule", "", Neighbours::connect, matrix);
    compareWithRule(
        "the reference's rule",
        " (they share no edge: with the router classic, as in 1992, an actor who is to cross walks"
            + " for ever)",
        ClassicBox::connect,
        matrix);
  }

  private void checkRow(int box, BoxMatrixChunk.Row row) {
    boolean[] covered = new boolean[boxes.size()];
    for (BoxMatrixChunk.Hop hop : row.hops()) {
      if (hop.next() >= boxes.size()) {
        findings.failed(
            location, "matrix row " + box + ": " + hop + " leads to a box that does not exist");
      }
      if (hop.from() > hop.to() || hop.to() >= boxes.size()) {
        findings.odd(location, "matrix row " + box + ": " + hop + " names boxes that do not exist");
      }
      for (int to = hop.from(); to <= Math.min(hop.to(), boxes.size() - 1); to++) {
        if (covered[to]) {
          findings.odd(location, "matrix row " + box + ": more than one hop covers box " + to);
        }
        covered[to] = true;
      }
    }
  }

  /**
   * Follows the hops from {@code start} to every box that can be reached according to the matrix.
   */
  private void checkPaths(int start, BoxMatrixChunk matrix) {
    for (int goal = 0; goal < boxes.size(); goal++) {
      int currentBox = start;
      int hops = 0;
      while (currentBox != goal
          && currentBox >= 0
          && currentBox < boxes.size()
          && hops <= boxes.size()) {
        currentBox = matrix.next(currentBox, goal);
        hops++;
      }
      boolean hasFirstHop = start == goal || matrix.next(start, goal) != BoxMatrixChunk.NO_BOX;
      if (hasFirstHop && currentBox != goal) {
        findings.failed(
            location,
            "the way from box "
                + start
                + " to "
                + goal
                + (hops > boxes.size() ? " goes round without end" : " ends at box " + currentBox));
      }
    }
  }

  /**
   * Reports, once for each rule, the hops between boxes that do not touch, and the touching boxes
   * without hops.
   */
  private void compareWithRule(
      String rule,
      String consequence,
      BiPredicate<WalkBox, WalkBox> connect,
      BoxMatrixChunk matrix) {
    BoxLinks links = BoxLinks.of(boxes, matrix, connect);
    report(
        links.apart(),
        "the matrix links boxes that are not neighbours by " + rule + consequence + ": ");
    report(links.unlinked(), "neighbours by " + rule + " that the matrix does not link: ");
  }

  private void report(List<BoxLinks.Pair> pairs, String problem) {
    if (!pairs.isEmpty()) {
      findings.odd(
          location,
          problem + pairs.stream().map(Object::toString).collect(Collectors.joining(", ")));
    }
  }
}
