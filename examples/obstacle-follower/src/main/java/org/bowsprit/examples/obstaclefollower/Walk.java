package org.bowsprit.examples.obstaclefollower;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.mask.Mask;

/**
 * One walk from the start to the target, or to a point near it. It alternates between straight
 * lines and outlines of obstacles.
 */
final class Walk {

  private final Mask mask;
  private final List<WallSide> sides;
  private final Budget budget;
  private final List<Point> path = new ArrayList<>();
  private final List<DebugShape> shapes = new ArrayList<>();
  private boolean arrived;

  Walk(Mask mask, List<WallSide> sides, Budget budget) {
    this.mask = mask;
    this.sides = sides;
    this.budget = budget;
  }

  /**
   * Walks to the target. Each outline ends nearer to the target than it begins, so the walk ends.
   */
  void run(Point from, Point target) {
    StraightLine line = new StraightLine(from, target);
    path.add(from);
    int index = 0;
    while (!budget.isExhausted()) {
      index = line.lastFreeIndex(mask, index, budget);
      path.add(line.point(index));
      if (index == line.lastIndex()) {
        arrived = true;
        return;
      }
      Outline outline = followOutlines(line, index, target);
      path.addAll(outline.points());
      if (!outline.reachesFreeLine()) {
        return;
      }
      index = line.indexOf(outline.end());
    }
  }

  private Outline followOutlines(StraightLine line, int hit, Point target) {
    List<Outline> outlines = new ArrayList<>();
    for (WallSide side : sides) {
      outlines.add(Outline.follow(mask, line, hit, side, budget));
    }
    shapes.add(new DebugShape.Dot("hit", line.point(hit)));
    outlines.forEach(outline -> draw(outline, line.point(hit)));
    return outlines.stream()
        .filter(Outline::reachesFreeLine)
        .min(Comparator.comparingInt(outline -> outline.points().size()))
        .orElseGet(() -> outlines.get(0).upTo(target));
  }

  private void draw(Outline outline, Point hit) {
    if (!outline.points().isEmpty()) {
      List<Point> points = new ArrayList<>(List.of(hit));
      points.addAll(outline.points());
      shapes.add(new DebugShape.Line(outline.side().label(), points));
    }
    if (outline.reachesFreeLine()) {
      shapes.add(new DebugShape.Dot("leave", outline.end()));
    }
  }

  boolean hasArrived() {
    return arrived;
  }

  /** Returns every pixel at which the walk can turn, in order from the start. */
  List<Point> path() {
    return path;
  }

  List<DebugShape> shapes() {
    return shapes;
  }
}
