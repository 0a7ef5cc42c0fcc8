package org.bowsprit.format.object;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A direction that an actor faces, in the order of the codes in objects, scripts and costumes (spec
 * 03 §3).
 */
public enum Direction {
  /** Left, 0. */
  WEST(0),
  /** Right, 1. */
  EAST(1),
  /** Towards the viewer, 2. */
  SOUTH(2),
  /** Away from the viewer, 3. */
  NORTH(3);

  private static final List<String> WORDS = Stream.of(values()).map(Direction::word).toList();

  private final int code;

  Direction(int code) {
    this.code = code;
  }

  /** Returns the code, 0 to 3. */
  public int code() {
    return code;
  }

  /** Returns the direction's word in sources and listings. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the words in the order of the codes. */
  public static List<String> words() {
    return WORDS;
  }

  /** Returns a map from the words to the codes. */
  public static Map<String, Integer> codes() {
    return Stream.of(values()).collect(Collectors.toMap(Direction::word, Direction::code));
  }
}
