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
      at = line.freeFrom(mask, at, budget);
      passed.add(line.point(at));
      if (at == line.last()) {
        arrived = true;
        return;
      }
      Outline way = around(line, at, target);
      passed.addAll(way.points());
      if (!way.leaves()) {
        return;
      }
      at = line.indexOf(way.end());
    }
  }

  private Outline around(Line line, int hit, Point target) {
    List<Outline> ways = new ArrayList<>();
    for (Hand hand : hands) {
      ways.add(Outline.follow(mask, line, hit, hand, budget));
    }
    shapes.add(new DebugShape.Dot("hit", line.point(hit)));
    ways.forEach(way -> draw(way, line.point(hit)));
    return ways.stream()
        .filter(Outline::leaves)
        .min(Comparator.comparingInt(way -> way.points().size()))
        .orElseGet(() -> ways.get(0).upTo(target));
  }

  private void draw(Outline way, Point hit) {
    if (!way.points().isEmpty()) {
      List<Point> points = new ArrayList<>(List.of(hit));
      points.addAll(way.points());
      shapes.add(new DebugShape.Line(way.hand().label(), points));
    }
    if (way.leaves()) {
      shapes.add(new DebugShape.Dot("leave", way.end()));
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
