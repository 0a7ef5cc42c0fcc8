package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;

import java.util.Map;
import org.bowsprit.gannet.paint.Layer;

/**
 * Draws letters that are five pixels high, for signs and name boards. Each # in the pattern of a
 * letter is one pixel.
 */
final class SignLettering {

  private static final Map<Character, String[]> LETTERS =
      Map.ofEntries(
          Map.entry('O', new String[] {"###", "#.#", "#.#", "#.#", "###"}),
          Map.entry('I', new String[] {"#", "#", "#", "#", "#"}),
          Map.entry('L', new String[] {"#..", "#..", "#..", "#..", "###"}),
          Map.entry('P', new String[] {"###", "#.#", "###", "#..", "#.."}),
          Map.entry('U', new String[] {"#.#", "#.#", "#.#", "#.#", "###"}),
          Map.entry('F', new String[] {"###", "#..", "##.", "#..", "#.."}),
          Map.entry('N', new String[] {"##.", "#.#", "#.#", "#.#", "#.#"}),
          Map.entry('S', new String[] {"###", "#..", "###", "..#", "###"}),
          Map.entry('1', new String[] {".#", "##", ".#", ".#", ".#"}),
          Map.entry('2', new String[] {"###", "..#", "###", "#..", "###"}),
          Map.entry('3', new String[] {"###", "..#", ".##", "..#", "###"}),
          Map.entry('7', new String[] {"###", "..#", ".#.", ".#.", ".#."}),
          Map.entry('T', new String[] {"###", ".#.", ".#.", ".#.", ".#."}));

  private SignLettering() {}

  /**
   * Draws a word, which may contain only the letters of {@code LETTERS}, with its upper left pixel
   * at (x, y).
   */
  static Layer draw(Layer sheet, String word, int x, int y, int colour) {
    int left = x;
    for (int letter = 0; letter < word.length(); letter++) {
      String[] rows = LETTERS.get(word.charAt(letter));
      for (int row = 0; row < rows.length; row++) {
        for (int column = 0; column < rows[row].length(); column++) {
          if (rows[row].charAt(column) == '#') {
            sheet.fill(box(left + column, y + row, 1, 1), colour);
          }
        }
      }
      left += rows[0].length() + 1;
    }
    return sheet;
  }
}
