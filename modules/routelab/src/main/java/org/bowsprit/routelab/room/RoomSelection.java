package org.bowsprit.routelab.room;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/** A selection of rooms as written by users: {@code 1,3,10-12}, {@code kitchen,4}. */
public final class RoomSelection {

  private record Range(int from, int to) {}

  private final List<Range> ranges = new ArrayList<>();

  private RoomSelection() {}

  /**
   * Reads a list of numbers, ranges and names; null means every room.
   *
   * @param text the list
   * @param roomByName returns the number of the room with a name, or throws
   *     IllegalArgumentException
   * @throws IllegalArgumentException if a part of the list is invalid; the message names this part
   */
  public static RoomSelection parse(String text, ToIntFunction<String> roomByName) {
    RoomSelection numbers = new RoomSelection();
    if (text == null) {
      numbers.ranges.add(new Range(0, Integer.MAX_VALUE));
      return numbers;
    }
    for (String part : text.split(",", -1)) {
      if (!part.matches("[0-9]{1,6}(-[0-9]{1,6})?")) {
        if (!part.matches("[^\\s0-9-][^\\s,]*")) {
          throw new IllegalArgumentException(
              "takes rooms such as 1,3,10-12 or kitchen, not '" + part + "'");
        }
        int number = roomByName.applyAsInt(part);
        numbers.ranges.add(new Range(number, number));
        continue;
      }
      int dash = part.indexOf('-');
      int from = Integer.parseInt(dash < 0 ? part : part.substring(0, dash));
      numbers.ranges.add(
          new Range(from, dash < 0 ? from : Integer.parseInt(part.substring(dash + 1))));
    }
    return numbers;
  }

  /** Returns whether a room is selected. */
  public boolean contains(int room) {
    return ranges.stream().anyMatch(range -> range.from <= room && room <= range.to);
  }
}
