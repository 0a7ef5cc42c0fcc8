package org.bowsprit.engine;

/**
 * Something that can be clicked, as it is seen on the screen: an object, an actor or a verb.
 *
 * <p>Columns are 0–319, rows 0–199. Not every point of its rectangle belongs to it: others may lie
 * before it.
 *
 * @param x screen column of a point where the pointer is on it
 * @param y screen row of that point
 * @param left first column of what can be seen of it
 * @param top first row
 * @param right last column
 * @param bottom last row
 * @param isVerb whether it is a verb, such as a word of the panel or something carried
 */
public record Hotspot(int x, int y, int left, int top, int right, int bottom, boolean isVerb) {

  /** Returns how many columns lie between it and one of them; 0 within it. */
  public int columnsTo(int column) {
    return Math.max(0, Math.max(left - column, column - right));
  }

  /** Returns how many rows lie between it and one of them; 0 within it. */
  public int rowsTo(int row) {
    return Math.max(0, Math.max(top - row, row - bottom));
  }
}
