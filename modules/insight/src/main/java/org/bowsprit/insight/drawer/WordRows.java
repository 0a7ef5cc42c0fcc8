package org.bowsprit.insight.drawer;

import java.util.ArrayList;
import java.util.List;

/** Lays out clickable words in as many rows as they need. No word is cut or divided. */
final class WordRows {

  private static final int NONE = -1;

  private final List<Place> places = new ArrayList<>();
  private final List<StringBuilder> rows = new ArrayList<>();

  /** A word's position in letters. */
  private record Place(int row, int column, int end) {}

  /**
   * Lays out words.
   *
   * @param columns letters per row
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
    places.add(new Place(rows.size() - 1, column, row.length()));
  }

  /** Returns the rows from top to bottom. */
  List<String> rows() {
    return rows.stream().map(StringBuilder::toString).toList();
  }

  /** Returns the index of the word at a letter; −1 for none. */
  int wordAt(int column, int row) {
    for (int i = 0; i < places.size(); i++) {
      Place place = places.get(i);
      if (place.row == row && column >= place.column && column < place.end) {
        return i;
      }
    }
    return NONE;
  }
}
