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
 * Finds free places for plates on the screen. A place covers no text and is close to the requested
 * position.
 */
final class FreePlaces {

  private static final int STEP = 4;
  private static final int ACROSS = 18;
  private static final int DOWN = 14;

  /**
   * The number of columns between two plates. Together with the margins of the plates, the gap is
   * wider than a letter of a terminal.
   */
  private static final int GAP = 4;

  /** Offsets from the requested position, shortest first. */
  private static final List<Point> WAYS =
      IntStream.rangeClosed(-DOWN, DOWN)
          .boxed()
          .flatMap(
              row ->
                  IntStream.rangeClosed(-ACROSS, ACROSS)
                      .mapToObj(column -> new Point(column * STEP, row * STEP)))
          .sorted(Comparator.comparingInt(way -> way.x() * way.x() + way.y() * way.y()))
          .toList();

  private final List<Place> taken = new ArrayList<>();

  /** A rectangle of the screen. Right and bottom are exclusive. */
  private record Place(int left, int top, int right, int bottom) {

    boolean meets(Place other) {
      return left < other.right + GAP
          && other.left < right + GAP
          && top < other.bottom
          && other.top < bottom;
    }
  }

  /** Creates a finder. All parts of the screen without text are free. */
  FreePlaces(List<Caption> written) {
    written.forEach(
        line -> taken.add(new Place(line.left(), line.top(), line.right(), line.bottom())));
  }

  /**
   * Reserves a place.
   *
   * @param left the requested left edge in columns
   * @param top the requested upper edge in rows
   * @return the upper left corner of the nearest free place; empty if no place nearby is free
   */
  Optional<Point> take(int left, int top, int width, int height) {
    for (Point way : WAYS) {
      int column = Math.max(0, Math.min(Frame.WIDTH - width, left + way.x()));
      int row = Math.max(0, Math.min(Frame.HEIGHT - height, top + way.y()));
      Place place = new Place(column, row, column + width, row + height);
      if (taken.stream().noneMatch(place::meets)) {
        taken.add(place);
        return Optional.of(new Point(column, row));
      }
    }
    return Optional.empty();
  }
}
