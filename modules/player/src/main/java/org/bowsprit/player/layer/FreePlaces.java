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
 * Finds free areas for plates on the screen. A free area covers no text and is close to the
 * requested position.
 */
final class FreePlaces {

  private static final int STEP_PIXELS = 4;
  private static final int MAX_COLUMN_STEPS = 18;
  private static final int MAX_ROW_STEPS = 14;

  /**
   * The number of columns between two plates. Together with the margins of the plates, the gap is
   * wider than a character cell of a terminal.
   */
  private static final int GAP = 4;

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
      return left < other.right + GAP
          && other.left < right + GAP
          && top < other.bottom
          && other.top < bottom;
    }
  }

  /** Creates a finder. All parts of the screen without text are free. */
  FreePlaces(List<Caption> captions) {
    captions.forEach(
        line -> occupied.add(new Area(line.left(), line.top(), line.right(), line.bottom())));
  }

  /**
   * Reserves an area.
   *
   * @param left the requested left edge in columns
   * @param top the requested upper edge in rows
   * @return the upper left corner of the nearest free area; empty if no area nearby is free
   */
  Optional<Point> take(int left, int top, int width, int height) {
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
