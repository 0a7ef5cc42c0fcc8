package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;

import java.util.Map;
import org.bowsprit.gannet.paint.Layer;

/**
 * Writes letters of five pixels in height, for signs and name boards. Each dot is a whole pixel.
 */
final class Signwriter {

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
