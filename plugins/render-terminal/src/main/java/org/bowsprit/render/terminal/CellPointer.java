package org.bowsprit.render.terminal;

import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.Viewport;

/**
 * Draws the pointer as four bright strokes around its cell. The cell remains visible. The pointer
 * of a game is drawn for more dots and would only be a grey spot in cells of this size.
 */
final class CellPointer {

  private static final int FOREGROUND = 0xFFFFFF;
  private static final int BACKGROUND = 0;

  private final CellGrid cells;
  private final Viewport squares;
  private final ColourDepth depth;

  CellPointer(CellGrid cells, Viewport squares, ColourDepth depth) {
    this.cells = cells;
    this.squares = squares;
    this.depth = depth;
  }

  /** Paints the pointer if a frame shows a pointer. It is above the picture and below the text. */
  void paint(Frame frame) {
    if (frame.cursorVisible()) {
      int column = squares.areaX(Math.max(0, Math.min(Frame.WIDTH - 1, frame.cursorX())));
      int row = squares.areaY(Math.max(0, Math.min(Frame.HEIGHT - 1, frame.cursorY()))) / 2;
      stroke(column - 1, row, '-');
      stroke(column + 1, row, '-');
      stroke(column, row - 1, '|');
      stroke(column, row + 1, '|');
    }
  }

  private void stroke(int column, int row, int glyph) {
    if (column >= 0 && column < cells.columns() && row >= 0 && row < cells.rows()) {
      int cell = row * cells.columns() + column;
      cells.set(cell, glyph, depth.quantise(FOREGROUND), depth.quantise(BACKGROUND));
    }
  }
}
