package org.bowsprit.insight.drawer;

import java.util.ArrayList;
import java.util.List;

/** Arranges clickable words in as many rows as they need. A word is never divided or cut. */
final class WordRows {

  private static final int NONE = -1;

  private final List<WordPosition> positions = new ArrayList<>();
  private final List<StringBuilder> rows = new ArrayList<>();

  /** The position of a word, in characters. */
  private record WordPosition(int row, int column, int end) {}

  /**
   * Arranges words.
   *
   * @param columns the number of characters per row
   */
  WordRows(List<String> words, int columns) {
    rows.add(new StringBuilder());
    words.forEach(word -> add(word, columns));
  }

  private void add(String word, int columns) {
    StringBuilder row = rows.get(rows.size() - 1);
    if (!row.isEmpty() && row.length() + 1 + word.length() > columns) {
      row = new StringBuilder();
      rows.add(row);
    }
    int column = row.isEmpty() ? 0 : row.append(' ').length();
    row.append(word);
    positions.add(new WordPosition(rows.size() - 1, column, row.length()));
  }

  /** Returns the rows from top to bottom. */
  List<String> rows() {
    return rows.stream().map(StringBuilder::toString).toList();
  }

  /** Returns the index of the word at a position; −1 if there is none. */
  int wordAt(int column, int row) {
    for (int i = 0; i < positions.size(); i++) {
      WordPosition place = positions.get(i);
      if (place.row == row && column >= place.column && column < place.end) {
        return i;
      }
    }
    return NONE;
  }
}
