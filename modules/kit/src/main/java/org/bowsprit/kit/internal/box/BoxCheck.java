package org.bowsprit.kit.internal.box;

import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Checks boxes. Reports an error for a shape that routers cannot use, and a warning for a shape
 * that makes actors walk unexpectedly.
 */
final class BoxCheck {

  /** The distance in pixels up to which two boxes were probably meant to touch. */
  private static final int MAX_GAP_PIXELS = 3;

  /**
   * The maximum number of boxes for which the original interpreter can rebuild a matrix (spec 08
   * §7.2).
   */
  private static final int MAX_REBUILT_BOXES = 64;

  private final BoxText text;
  private final NeighbourGraph graph;

  BoxCheck(BoxText text, NeighbourGraph graph) {
    this.text = text;
    this.graph = graph;
  }

  void run(List<TextProblem> errors, List<TextProblem> warnings) {
    List<Integer> realBoxes =
        IntStream.range(0, text.boxes().size()).filter(box -> !isSentinel(box)).boxed().toList();
    for (int box : realBoxes) {
      if (!text.isAsIs(box)) {
        checkShape(box, errors, warnings);
      }
    }
    if (errors.isEmpty()) {
      checkPairs(realBoxes, warnings);
      checkLinks(realBoxes, warnings);
    }
    if (text.boxes().size() > MAX_REBUILT_BOXES) {
      warnings.add(
          problem(
              MAX_REBUILT_BOXES, "a script cannot have the matrix of more than 64 boxes rebuilt"));
    }
    if (!text.boxes().isEmpty() && !isSentinel(0) && !text.isAsIs(0)) {
      warnings.add(
          problem(0, "other interpreters take box 0 for 'no box'; write 'box 0 none' first"));
    }
  }

  private boolean isSentinel(int box) {
    return text.boxes().get(box).equals(BoxRecord.SENTINEL);
  }

  private void checkShape(int number, List<TextProblem> errors, List<TextProblem> warnings) {
    WalkBox box = graph.boxes().get(number);
    if (!BoxShape.isConvexClockwise(box)) {
      errors.add(
          problem(
              number,
              "expected corners clockwise from the upper left, none pointing inwards; 'as-is' at"
                  + " the end of the line takes the box as it is"));
    } else if (BoxShape.isPoint(box)) {
      warnings.add(problem(number, "box " + number + " is a single point"));
    }
  }

  private void checkPairs(List<Integer> realBoxes, List<TextProblem> warnings) {
    for (int a : realBoxes) {
      for (int b : realBoxes) {
        if (b > a && !text.isAsIs(a) && !text.isAsIs(b)) {
          checkPair(a, b, warnings);
        }
      }
    }
  }

  private void checkPair(int a, int b, List<TextProblem> warnings) {
    WalkBox first = graph.boxes().get(a);
    WalkBox second = graph.boxes().get(b);
    if (BoxShape.overlap(first, second)) {
      warnings.add(
          problem(
              b,
              ("box %s overlaps box %s: an actor there is in the box that an interpreter "
                      + "finds first")
                  .formatted(b, a)));
    } else if (!areNeighbours(a, b) && !haveCommonNeighbour(a, b) && !isLinkedByAuthor(a, b)) {
      long distance = BoxShape.squaredDistance(first, second);
      if (distance == 0) {
        warnings.add(
            problem(
                b,
                ("box %s touches box %s but shares no level or upright edge: they are not "
                        + "linked; say 'link %s %s' or 'unlink'")
                    .formatted(b, a, a, b)));
      } else if (distance <= MAX_GAP_PIXELS * MAX_GAP_PIXELS) {
        warnings.add(
            problem(
                b,
                ("there is a gap of less than %s pixels between box %s and box %s: they "
                        + "are not linked")
                    .formatted(MAX_GAP_PIXELS + 1, b, a)));
      }
    }
  }

  private void checkLinks(List<Integer> realBoxes, List<TextProblem> warnings) {
    for (int box : realBoxes) {
      if (graph.degree(box) == 0 && realBoxes.size() > 1 && !text.isAsIs(box)) {
        warnings.add(
            problem(box, "box " + box + " is linked with no other: no actor walks there or away"));
      }
    }
    List<Integer> linkedBoxes = realBoxes.stream().filter(box -> graph.degree(box) > 0).toList();
    graph
        .firstUnreachable(linkedBoxes)
        .filter(box -> !text.isAsIs(box))
        .ifPresent(
            box ->
                warnings.add(
                    problem(
                        box, "no actor walks from box " + linkedBoxes.get(0) + " to box " + box)));
  }

  private boolean areNeighbours(int a, int b) {
    return IntStream.range(0, graph.degree(a)).anyMatch(i -> graph.neighbour(a, i) == b);
  }

  /**
   * Returns whether another box connects two boxes. Boxes that touch only at a corner then have no
   * gap.
   */
  private boolean haveCommonNeighbour(int a, int b) {
    return IntStream.range(0, graph.degree(a))
        .anyMatch(i -> areNeighbours(b, graph.neighbour(a, i)));
  }

  private boolean isLinkedByAuthor(int a, int b) {
    return text.links().stream()
        .anyMatch(link -> Math.min(link.a(), link.b()) == a && Math.max(link.a(), link.b()) == b);
  }

  private TextProblem problem(int box, String message) {
    return text.declaringWord(box).problem(message);
  }
}
