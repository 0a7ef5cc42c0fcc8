package org.bowsprit.insight.overlay;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.inside.WalkPlan;
import org.bowsprit.engine.inside.WalkPlans;
import org.bowsprit.engine.world.World;
import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * Draws the walks in progress: the remaining path, the walked path and the gates that the router
 * chose. Writes the chain of boxes and the router's verdict as text.
 */
final class WalksDrawing {

  private static final int ARM = 3;
  private static final int DOT = 1;

  private final Texts texts;

  WalksDrawing(Texts texts) {
    this.texts = texts;
  }

  void draw(RoomSketch sketch, World world) {
    int row = 0;
    for (WalkPlan plan : new WalkPlans(world).current()) {
      plan.shapes().forEach(shape -> shape(sketch.lines(), shape));
      way(sketch.lines(), plan);
      Sketch lines = sketch.lines();
      String words = words(plan);
      sketch
          .labels()
          .put(
              lines.left() + 2 * words.length() + 3,
              lines.bottom() - 5 - 8 * row,
              words,
              Ink.YELLOW);
      row++;
    }
  }

  private static void way(Sketch lines, WalkPlan plan) {
    Point at = plan.start();
    for (Point point : plan.behind()) {
      lines.dashes(at.x(), at.y(), point.x(), point.y(), Sketch.Dash.DOTS, Ink.YELLOW);
      at = point;
    }
    lines.dashes(
        at.x(), at.y(), plan.position().x(), plan.position().y(), Sketch.Dash.DOTS, Ink.YELLOW);
    at = plan.position();
    for (Point point : plan.ahead()) {
      lines.line(at.x(), at.y(), point.x(), point.y(), Ink.YELLOW);
      lines.fill(point.x() - DOT, point.y() - DOT, 2 * DOT + 1, 2 * DOT + 1, Ink.YELLOW);
      at = point;
    }
    lines.cross(plan.destination().x(), plan.destination().y(), ARM, Ink.WHITE);
  }

  private static void shape(Sketch lines, DebugShape shape) {
    if (shape instanceof DebugShape.Dot dot) {
      lines.fill(dot.at().x() - DOT, dot.at().y() - DOT, 2 * DOT + 1, 2 * DOT + 1, Ink.ORANGE);
    } else if (shape instanceof DebugShape.Line line) {
      corners(lines, line.points(), false);
    } else if (shape instanceof DebugShape.Area area) {
      corners(lines, area.points(), true);
    } else if (shape instanceof DebugShape.Cells cells) {
      cells(lines, cells);
    }
  }

  private static void corners(Sketch lines, List<Point> points, boolean closed) {
    for (int i = closed ? 0 : 1; i < points.size(); i++) {
      Point from = points.get(i == 0 ? points.size() - 1 : i - 1);
      lines.line(from.x(), from.y(), points.get(i).x(), points.get(i).y(), Ink.ORANGE);
    }
  }

  /** Draws one cell in four, so that the picture below stays visible. */
  private static void cells(Sketch lines, DebugShape.Cells shape) {
    BitSet cells = shape.cells();
    for (int i = cells.nextSetBit(0); i >= 0; i = cells.nextSetBit(i + 1)) {
      int x = shape.origin().x() + i % shape.width() * shape.pitch();
      int y = shape.origin().y() + i / shape.width() * shape.pitch();
      if ((x & 1) == 0 && (y & 1) == 0) {
        lines.dot(x, y, Ink.ORANGE);
      }
    }
  }

  /** Returns a walk as text, such as {@code actor 1: boxes 3 > 5 > 7, OK}. */
  String words(WalkPlan plan) {
    String boxes = plan.boxes().stream().map(String::valueOf).collect(Collectors.joining(" > "));
    String walk =
        boxes.isEmpty()
            ? texts.of("inside.walk-free", plan.actor())
            : texts.of("inside.walk", plan.actor(), boxes);
    return plan.verdict().isEmpty() ? walk : texts.of("inside.verdict", walk, plan.verdict());
  }
}
