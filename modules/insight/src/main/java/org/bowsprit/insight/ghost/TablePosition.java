package org.bowsprit.insight.ghost;

import java.util.List;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.ColumnSet;
import org.bowsprit.insight.overlay.RoomSketch;
import org.bowsprit.insight.sketch.Sketch;

/**
 * The possible positions of the ghosts' table: the corners of the room's picture below the line
 * about the pointer.
 */
final class TablePosition {

  private static final int STRIP_WIDTH = 8;

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

  private TablePosition(int width, int height, List<Corner> corners) {
    this.width = width;
    this.height = height;
    this.corners = corners;
  }

  /**
   * Returns the possible positions of a table.
   *
   * @param lines the sketch, which defines the visible part of the room
   * @param width the width of the table in columns
   * @param height the height of the table in rows
   * @param prefersRight true if the right side is preferred
   */
  static TablePosition of(Sketch lines, int width, int height, boolean prefersRight) {
    int preferredX = prefersRight ? lines.right() - width : lines.left();
    int otherX = prefersRight ? lines.left() : lines.right() - width;
    int top = lines.top() + RoomSketch.BELOW_POINTER_INFO;
    int bottom = Math.max(top, lines.bottom() - height);
    return new TablePosition(
        width,
        height,
        List.of(
            new Corner(preferredX, top),
            new Corner(otherX, top),
            new Corner(preferredX, bottom),
            new Corner(otherX, bottom)));
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
    int first = Math.floorDiv(corner.x(), STRIP_WIDTH);
    int last = Math.floorDiv(corner.x() + width - 1, STRIP_WIDTH);
    ColumnSet table = new ColumnSet();
    table.add(first, last);
    return corner.y() < actor.drawnExtent().bottom()
        && actor.drawnExtent().top() < corner.y() + height
        && actor.drawnExtent().columns().intersects(table);
  }
}
