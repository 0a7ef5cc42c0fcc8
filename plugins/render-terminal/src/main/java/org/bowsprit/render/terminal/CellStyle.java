package org.bowsprit.render.terminal;

/**
 * Shows a small rectangle of colours as a character cell.
 *
 * <p>Each cell covers {@link #dotsAcross()} × {@link #dotsDown()} dots.
 */
interface CellStyle {

  /** Returns the filter id of the style. */
  String id();

  /** Returns the width of a cell in dots. */
  int dotsAcross();

  /** Returns the height of a cell in dots. */
  int dotsDown();

  /** Returns whether every dot has its own colour. Then neighbouring dots can be mixed. */
  default boolean showsEveryDot() {
    return false;
  }

  /**
   * Paints one cell.
   *
   * @param dots the colours 0xRRGGBB of the cell's dots, row by row
   * @param depth the colour depth
   * @param cells receives the cell
   * @param cell the position of the cell
   */
  void paint(int[] dots, ColourDepth depth, CellGrid cells, int cell);
}
