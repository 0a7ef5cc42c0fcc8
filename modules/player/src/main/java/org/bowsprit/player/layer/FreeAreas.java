package org.bowsprit.player.layer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;

/**
 * Finds free areas of the screen for text plates. A free area covers no caption and no reserved
 * area, and is close to the requested position.
 */
final class FreeAreas {

  private static final int STEP_PIXELS = 4;
  private static final int MAX_COLUMN_STEPS = 18;
  private static final int MAX_ROW_STEPS = 14;

  /**
   * The smallest gap between two areas, in columns. With the margins of the plates, it is wider
   * than a character cell of a terminal, so plates also stay apart in a terminal.
   */
  private static final int GAP_COLUMNS = 4;

  /** Offsets from the requested position, shortest first. */
  private static final List<Point> OFFSETS =
      IntStream.rangeClosed(-MAX_ROW_STEPS, MAX_ROW_STEPS)
          .boxed()
          .flatMap(
              row ->
                  IntStream.rangeClosed(-MAX_COLUMN_STEPS, MAX_COLUMN_STEPS)
                      .mapToObj(column -> new Point(column * STEP_PIXELS, row * STEP_PIXELS)))
          .sorted(
              Comparator.comparingInt(offset -> offset.x() * offset.x() + offset.y() * offset.y()))
          .toList();

  private final List<Area> occupied = new ArrayList<>();

  /** A rectangle of the screen. Right and bottom are exclusive. */
  private record Area(int left, int top, int right, int bottom) {

    boolean overlaps(Area other) {
      return left < other.right + GAP_COLUMNS
          && other.left < right + GAP_COLUMNS
          && top < other.bottom
          && other.top < bottom;
    }
  }

  /** Creates an instance in which only the areas of the captions are occupied. */
  FreeAreas(List<Caption> captions) {
    captions.forEach(
        caption ->
            occupied.add(
                new Area(caption.left(), caption.top(), caption.right(), caption.bottom())));
  }

  /**
   * Reserves the free area that is nearest to the requested position.
   *
   * @param left the requested left edge in columns
   * @param top the requested upper edge in rows
   * @return the upper left corner of the reserved area; empty if no area nearby is free
   */
  Optional<Point> reserve(int left, int top, int width, int height) {
    for (Point offset : OFFSETS) {
      int column = Math.max(0, Math.min(Frame.WIDTH - width, left + offset.x()));
      int row = Math.max(0, Math.min(Frame.HEIGHT - height, top + offset.y()));
      Area area = new Area(column, row, column + width, row + height);
      if (occupied.stream().noneMatch(area::overlaps)) {
        occupied.add(area);
        return Optional.of(new Point(column, row));
      }
    }
    return Optional.empty();
  }
}
