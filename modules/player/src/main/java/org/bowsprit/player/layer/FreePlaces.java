package org.bowsprit.player.layer;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;

/** Places on the screen for plates that lie over nothing that is to be read, and not far away. */
final class FreePlaces {

  private static final int STEP = 4;
  private static final int ACROSS = 18;
  private static final int DOWN = 14;

  /** Columns between two plates: with their margins more than a letter of a terminal. */
  private static final int GAP = 4;

  /** Ways to go from where a plate is wanted, the shortest first. */
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

  /** A rectangle of the screen; right and bottom lie outside. */
  private record Place(int left, int top, int right, int bottom) {

    boolean meets(Place other) {
      return left < other.right + GAP
          && other.left < right + GAP
          && top < other.bottom
          && other.top < bottom;
    }
  }

  /** Makes places that are all free but for what is written there. */
  FreePlaces(List<Caption> written) {
    written.forEach(
        line -> taken.add(new Place(line.left(), line.top(), line.right(), line.bottom())));
  }

  /**
   * Takes a place.
   *
   * @param left the column that is wanted for its left edge
   * @param top the row that is wanted for its upper edge
   * @return its upper left corner, as near to that as is free; empty if nothing near is free
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
