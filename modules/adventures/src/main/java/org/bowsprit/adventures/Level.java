package org.bowsprit.adventures;

import java.util.List;

/**
 * A level of difficulty.
 *
 * @param number the number of the level, 1 to {@link #HARDEST}
 * @param places the number of places; each place except the first is behind a locked door
 * @param combined the number of keys that are made of two things
 * @param told the number of keys that a person gives when asked about a topic; the player must
 *     learn the topic elsewhere
 * @param closing the number of places that close permanently after they are left
 * @param decoys the number of useless things
 */
public record Level(int number, int places, int combined, int told, int closing, int decoys) {

  /** The number of the most difficult level. */
  public static final int HARDEST = 5;

  private static final List<Level> ALL =
      List.of(
          new Level(1, 2, 0, 0, 0, 0),
          new Level(2, 3, 1, 0, 0, 1),
          new Level(3, 4, 1, 1, 0, 1),
          new Level(4, 6, 1, 2, 1, 2),
          new Level(5, 8, 2, 2, 2, 4));

  /**
   * Returns the level with a number.
   *
   * @throws IllegalArgumentException if there is no such level
   */
  public static Level of(int number) {
    if (number < 1 || number > HARDEST) {
      throw new IllegalArgumentException("a level is 1 to " + HARDEST + ", not " + number);
    }
    return ALL.get(number - 1);
  }
}
