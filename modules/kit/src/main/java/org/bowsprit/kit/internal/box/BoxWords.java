package org.bowsprit.kit.internal.box;

import java.util.List;
import java.util.Map;
import org.bowsprit.kit.text.Word;

/**
 * Where the statement of a box stands, and the words of it that can be replaced.
 *
 * @param at the word {@code box}
 * @param number the number behind it
 * @param corners the eight numbers of its corners; none of a box that is {@code none}
 * @param behindCorners the word that the properties follow
 * @param properties the words that say the value of each property that is given, by its name; of a
 *     flag the flag itself
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
