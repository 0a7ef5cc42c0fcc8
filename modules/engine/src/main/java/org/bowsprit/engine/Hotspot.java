package org.bowsprit.engine;

/**
 * Something on the screen that can be clicked: an object, an actor or a verb.
 *
 * <p>Columns are 0–319, rows 0–199. Some points of its rectangle may belong to things in front of
 * it.
 *
 * @param x screen column of a point that belongs to it
 * @param y screen row of that point
 * @param left first visible column
 * @param top first visible row
 * @param right last visible column
 * @param bottom last visible row
 * @param isVerb whether it is a verb, such as a word of the panel or an inventory item
 */
public record Hotspot(int x, int y, int left, int top, int right, int bottom, boolean isVerb) {

  /** Returns the distance to a column; 0 within its columns. */
  public int columnsTo(int column) {
    return Math.max(0, Math.max(left - column, column - right));
  }

  /** Returns the distance to a row; 0 within its rows. */
  public int rowsTo(int row) {
    return Math.max(0, Math.max(top - row, row - bottom));
  }
}
