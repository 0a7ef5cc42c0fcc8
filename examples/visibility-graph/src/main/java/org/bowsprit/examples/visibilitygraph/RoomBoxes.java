package org.bowsprit.examples.visibilitygraph;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A set of boxes in numbered rooms.
 *
 * @param names the names of the boxes, each in the form {@code ROOM:BOX}
 */
record RoomBoxes(Set<String> names) {

  private static final Pattern NAME = Pattern.compile("\\d{1,5}:\\d{1,3}");

  /**
   * Parses names that are separated by spaces or commas.
   *
   * @throws IllegalArgumentException if the text contains anything else
   */
  static RoomBoxes of(String text) {
    return new RoomBoxes(
        Stream.of(text.split("[\\s,]+"))
            .filter(name -> !name.isEmpty())
            .map(RoomBoxes::normalize)
            .collect(Collectors.toUnmodifiableSet()));
  }

  /** Returns the name with numbers that have no leading zeros. */
  private static String normalize(String name) {
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException("avoid: expected ROOM:BOX, not " + name);
    }
    String[] numbers = name.split(":", -1);
    return Integer.parseInt(numbers[0]) + ":" + Integer.parseInt(numbers[1]);
  }

  boolean contains(int room, int box) {
    return names.contains(room + ":" + box);
  }
}
