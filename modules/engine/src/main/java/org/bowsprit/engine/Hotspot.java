package org.bowsprit.engine;

/**
 * An object, an actor or a verb on the screen that the player can click.
 *
 * <p>Columns are 0–319, rows 0–199. Other objects, actors or verbs may cover some points of its
 * rectangle.
 *
 * @param x screen column of a visible point of it
 * @param y screen row of that point
 * @param left first visible column
 * @param top first visible row
 * @param right last visible column
 * @param bottom last visible row
 * @param isVerb whether it is a verb, such as a word of the panel or an inventory item
 */
public record Hotspot(int x, int y, int left, int top, int right, int bottom, boolean isVerb) {

  /** Returns the distance to a column in pixels; 0 for a column of the rectangle. */
  public int distanceToColumn(int column) {
    return Math.max(0, Math.max(left - column, column - right));
  }

  /** Returns the distance to a row in pixels; 0 for a row of the rectangle. */
  public int distanceToRow(int row) {
    return Math.max(0, Math.max(top - row, row - bottom));
  }
}
