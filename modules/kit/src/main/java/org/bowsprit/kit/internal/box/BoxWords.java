package org.bowsprit.kit.internal.box;

import java.util.List;
import java.util.Map;
import org.bowsprit.kit.text.Word;

/**
 * The words of a box's statement that can be replaced.
 *
 * @param at the word {@code box}
 * @param number the word for the number of the box
 * @param corners the words for the eight numbers of the corners; empty for a box that is {@code
 *     none}
 * @param lastBeforeProperties the last word before the properties
 * @param properties the word for the value of each given property, by the property's name; for a
 *     flag, the word of the flag
 * @param last the last word of the statement
 */
record BoxWords(
    Word at,
    Word number,
    List<Word> corners,
    Word lastBeforeProperties,
    Map<String, List<Word>> properties,
    Word last) {

  /** Takes immutable copies. */
  BoxWords {
    corners = List.copyOf(corners);
    properties = Map.copyOf(properties);
  }
}
