package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;

import java.util.Map;
import org.bowsprit.gannet.paint.Layer;

/** Letters five pixels high, for signs and name boards: each dot is a whole pixel. */
final class Signwriter {

  private static final Map<Character, String[]> LETTERS =
      Map.of(
          'O', new String[] {"###", "#.#", "#.#", "#.#", "###"},
          'I', new String[] {"#", "#", "#", "#", "#"},
          'L', new String[] {"#..", "#..", "#..", "#..", "###"},
          'P', new String[] {"###", "#.#", "###", "#..", "#.."},
          'U', new String[] {"#.#", "#.#", "#.#", "#.#", "###"},
          'F', new String[] {"###", "#..", "##.", "#..", "#.."},
          'N', new String[] {"##.", "#.#", "#.#", "#.#", "#.#"});

  private Signwriter() {}

  /** Writes a word of known letters with its upper left pixel at (x, y). */
  static Layer write(Layer sheet, String word, int x, int y, int colour) {
    int at = x;
    for (int letter = 0; letter < word.length(); letter++) {
      String[] rows = LETTERS.get(word.charAt(letter));
      for (int row = 0; row < rows.length; row++) {
        for (int column = 0; column < rows[row].length(); column++) {
          if (rows[row].charAt(column) == '#') {
            sheet.fill(box(at + column, y + row, 1, 1), colour);
          }
        }
      }
      at += rows[0].length() + 1;
    }
    return sheet;
  }
}
