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
 * chose. Writes the chain of boxes and the result of the router as text.
 */
final class WalksDrawing {

  private static final int ARM_PIXELS = 3;
  private static final int DOT_RADIUS = 1;

  private final Texts texts;

  WalksDrawing(Texts texts) {
    this.texts = texts;
  }

  void draw(RoomSketch sketch, World world) {
    int row = 0;
    for (WalkPlan plan : new WalkPlans(world).current()) {
      plan.shapes().forEach(shape -> drawShape(sketch.lines(), shape));
      drawPath(sketch.lines(), plan);
      Sketch lines = sketch.lines();
      String description = description(plan);
      sketch
          .labels()
          .put(
              lines.left() + 2 * description.length() + 3,
              lines.bottom() - 5 - 8 * row,
              description,
              Ink.YELLOW);
      row++;
    }
  }

  private static void drawPath(Sketch lines, WalkPlan plan) {
    Point position = plan.start();
    for (Point point : plan.behind()) {
      lines.dashes(position.x(), position.y(), point.x(), point.y(), Sketch.Dash.DOTS, Ink.YELLOW);
      position = point;
    }
    lines.dashes(
        position.x(),
        position.y(),
        plan.position().x(),
        plan.position().y(),
        Sketch.Dash.DOTS,
        Ink.YELLOW);
    position = plan.position();
    for (Point point : plan.ahead()) {
      lines.line(position.x(), position.y(), point.x(), point.y(), Ink.YELLOW);
      lines.fill(
          point.x() - DOT_RADIUS,
          point.y() - DOT_RADIUS,
          2 * DOT_RADIUS + 1,
          2 * DOT_RADIUS + 1,
          Ink.YELLOW);
      position = point;
    }
    lines.cross(plan.destination().x(), plan.destination().y(), ARM_PIXELS, Ink.WHITE);
  }

  private static void drawShape(Sketch lines, DebugShape shape) {
    if (shape instanceof DebugShape.Dot dot) {
      lines.fill(
          dot.at().x() - DOT_RADIUS,
          dot.at().y() - DOT_RADIUS,
          2 * DOT_RADIUS + 1,
          2 * DOT_RADIUS + 1,
          Ink.ORANGE);
    } else if (shape instanceof DebugShape.Line line) {
      drawCorners(lines, line.points(), false);
    } else if (shape instanceof DebugShape.Area area) {
      drawCorners(lines, area.points(), true);
    } else if (shape instanceof DebugShape.Cells cells) {
      drawCells(lines, cells);
    }
  }

  private static void drawCorners(Sketch lines, List<Point> points, boolean isClosed) {
    for (int i = isClosed ? 0 : 1; i < points.size(); i++) {
      Point from = points.get(i == 0 ? points.size() - 1 : i - 1);
      lines.line(from.x(), from.y(), points.get(i).x(), points.get(i).y(), Ink.ORANGE);
    }
  }

  /** Draws only the cells at even x and y, so that the picture below stays visible. */
  private static void drawCells(Sketch lines, DebugShape.Cells shape) {
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
  String description(WalkPlan plan) {
    String boxes = plan.boxes().stream().map(String::valueOf).collect(Collectors.joining(" > "));
    String walk =
        boxes.isEmpty()
            ? texts.of("inside.walk-free", plan.actor())
            : texts.of("inside.walk", plan.actor(), boxes);
    return plan.verdict().isEmpty() ? walk : texts.of("inside.verdict", walk, plan.verdict());
  }
}
