package org.bowsprit.insight.ghost;

import java.util.List;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.ColumnSet;
import org.bowsprit.insight.overlay.RoomSketch;
import org.bowsprit.insight.sketch.Sketch;

/**
 * The possible places for the ghosts' table: the corners of the room's picture below the line about
 * the pointer.
 */
final class TablePlace {

  private static final int STRIP = 8;

  private final int width;
  private final int height;
  private final List<Corner> corners;

  /**
   * The upper left pixel of a table in the room.
   *
   * @param x column
   * @param y row
   */
  record Corner(int x, int y) {}

  private TablePlace(int width, int height, List<Corner> corners) {
    this.width = width;
    this.height = height;
    this.corners = corners;
  }

  /**
   * Returns the places for a table.
   *
   * @param lines the sketch, which defines the visible part of the room
   * @param width the width of the table in columns
   * @param height the height of the table in rows
   * @param right true if the right side is preferred
   */
  static TablePlace of(Sketch lines, int width, int height, boolean right) {
    int near = right ? lines.right() - width : lines.left();
    int far = right ? lines.left() : lines.right() - width;
    int top = lines.top() + RoomSketch.BELOW_POINTED_AT;
    int bottom = Math.max(top, lines.bottom() - height);
    return new TablePlace(
        width,
        height,
        List.of(
            new Corner(near, top),
            new Corner(far, top),
            new Corner(near, bottom),
            new Corner(far, bottom)));
  }

  /**
   * Returns the first corner in which the table does not cover an actor. If it covers the actor in
   * all corners, returns the first corner.
   */
  Corner awayFrom(Actor actor) {
    return corners.stream()
        .filter(corner -> !covers(corner, actor))
        .findFirst()
        .orElse(corners.get(0));
  }

  private boolean covers(Corner corner, Actor actor) {
    int first = Math.floorDiv(corner.x(), STRIP);
    int last = Math.floorDiv(corner.x() + width - 1, STRIP);
    ColumnSet table = new ColumnSet();
    table.add(first, last);
    return corner.y() < actor.drawn().bottom()
        && actor.drawn().top() < corner.y() + height
        && actor.drawn().columns().meets(table);
  }
}
