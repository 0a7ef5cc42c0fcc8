package org.bowsprit.examples.obstaclefollower;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.Mask;

/**
 * One walk from the start to the target or near it. It alternates between straight pieces and
 * outlines.
 */
final class Walk {

  private final Mask mask;
  private final List<Hand> hands;
  private final Budget budget;
  private final List<Point> passed = new ArrayList<>();
  private final List<DebugShape> shapes = new ArrayList<>();
  private boolean arrived;

  Walk(Mask mask, List<Hand> hands, Budget budget) {
    this.mask = mask;
    this.hands = hands;
    this.budget = budget;
  }

  /**
   * Walks to the target. The point where the walk leaves an outline is nearer to the target than
   * the point where it met the outline, so the walk ends.
   */
  void go(Point from, Point target) {
    Line line = new Line(from, target);
    passed.add(from);
    int at = 0;
    while (!budget.isExhausted()) {
      at = line.lastFreeFrom(mask, at, budget);
      passed.add(line.point(at));
      if (at == line.last()) {
        arrived = true;
        return;
      }
      Outline outline = followOutlines(line, at, target);
      passed.addAll(outline.points());
      if (!outline.leaves()) {
        return;
      }
      at = line.indexOf(outline.end());
    }
  }

  private Outline followOutlines(Line line, int hit, Point target) {
    List<Outline> outlines = new ArrayList<>();
    for (Hand hand : hands) {
      outlines.add(Outline.follow(mask, line, hit, hand, budget));
    }
    shapes.add(new DebugShape.Dot("hit", line.point(hit)));
    outlines.forEach(outline -> draw(outline, line.point(hit)));
    return outlines.stream()
        .filter(Outline::leaves)
        .min(Comparator.comparingInt(outline -> outline.points().size()))
        .orElseGet(() -> outlines.get(0).upTo(target));
  }

  private void draw(Outline outline, Point hit) {
    if (!outline.points().isEmpty()) {
      List<Point> points = new ArrayList<>(List.of(hit));
      points.addAll(outline.points());
      shapes.add(new DebugShape.Line(outline.hand().label(), points));
    }
    if (outline.leaves()) {
      shapes.add(new DebugShape.Dot("leave", outline.end()));
    }
  }

  boolean arrived() {
    return arrived;
  }

  /** Returns every pixel at which the walk can turn, in order from the start. */
  List<Point> passed() {
    return passed;
  }

  List<DebugShape> shapes() {
    return shapes;
  }
}
