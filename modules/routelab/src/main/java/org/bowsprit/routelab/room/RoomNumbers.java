package org.bowsprit.routelab.room;

import java.util.ArrayList;
import java.util.List;

/** Room numbers as people write them: {@code 1,3,10-12}. */
public final class RoomNumbers {

  private record Range(int from, int to) {}

  private final List<Range> ranges = new ArrayList<>();

  private RoomNumbers() {}

  /**
   * Reads a list of numbers and ranges; null means every room.
   *
   * @throws IllegalArgumentException naming the part that is neither
   */
  public static RoomNumbers parse(String text) {
    RoomNumbers numbers = new RoomNumbers();
    if (text == null) {
      numbers.ranges.add(new Range(0, Integer.MAX_VALUE));
      return numbers;
    }
    for (String part : text.split(",", -1)) {
      if (!part.matches("[0-9]{1,6}(-[0-9]{1,6})?")) {
        throw new IllegalArgumentException("takes numbers such as 1,3,10-12, not '" + part + "'");
      }
      int dash = part.indexOf('-');
      int from = Integer.parseInt(dash < 0 ? part : part.substring(0, dash));
      numbers.ranges.add(
          new Range(from, dash < 0 ? from : Integer.parseInt(part.substring(dash + 1))));
    }
    return numbers;
  }

  /** Tells whether a room is meant. */
  public boolean contains(int room) {
    return ranges.stream().anyMatch(range -> range.from <= room && room <= range.to);
  }
}
