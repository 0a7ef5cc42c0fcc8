package org.bowsprit.render.terminal;

/**
 * A way to make a character cell out of the small rectangle of colours it covers.
 *
 * <p>Each cell covers {@link #across()} × {@link #down()} dots.
 */
interface CellStyle {

  /** The filter id that chooses it. */
  String id();

  /** Dots a cell is wide. */
  int across();

  /** Dots a cell is high. */
  int down();

  /** Whether every dot is seen in a colour of its own, so that neighbours may make up a colour. */
  default boolean showsEveryDot() {
    return false;
  }

  /**
   * Makes one cell.
   *
   * @param dots colours 0xRRGGBB of the cell, row by row
   * @param depth how many colours there are
   * @param cells takes the cell
   * @param at which cell it is
   */
  void paint(int[] dots, ColourDepth depth, CellGrid cells, int at);
}
