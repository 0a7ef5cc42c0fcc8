package org.bowsprit.kit.internal.box;

import java.util.List;
import java.util.Map;
import org.bowsprit.kit.text.Word;

/**
 * The words of a box's statement that can be replaced.
 *
 * @param at the word {@code box}
 * @param number the number after it
 * @param corners the eight numbers of its corners; empty for a box that is {@code none}
 * @param behindCorners the last word before the properties
 * @param properties the word for the value of each given property, by name; for a flag the flag
 *     itself
 * @param last the last word
 */
record BoxWords(
    Word at,
    Word number,
    List<Word> corners,
    Word behindCorners,
    Map<String, List<Word>> properties,
    Word last) {

  /** Takes immutable copies. */
  BoxWords {
    corners = List.copyOf(corners);
    properties = Map.copyOf(properties);
  }
}
