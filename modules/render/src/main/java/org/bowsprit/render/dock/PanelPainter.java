package org.bowsprit.render.dock;

import java.util.Arrays;
import org.bowsprit.render.panel.PanelColours;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelLine.Weight;
import org.bowsprit.render.panel.PanelPage;

/** Paints the page of a panel as pixels 0xFFRRGGBB. */
final class PanelPainter {

  private static final int OPAQUE = 0xFF000000;
  private static final int EDGE_PIXELS = 2;

  private final PanelFontSize size;
  private final PanelFont font;
  private int[] pixels = new int[0];
  private int start;
  private int stride;
  private int width;
  private int height;

  PanelPainter(PanelFontSize size) {
    this.size = size;
    font = new PanelFont(size);
  }

  PanelFontSize size() {
    return size;
  }

  /**
   * Paints a page.
   *
   * @param isFocused whether typed keys are for the panel
   * @param place the size of the panel
   * @param target receives the pixels
   * @param startIndex the index of the upper left pixel
   * @param pixelsPerRow the number of pixels from a row of the target to the next
   */
  void paint(
      PanelPage page,
      boolean isFocused,
      PanelPlace place,
      int[] target,
      int startIndex,
      int pixelsPerRow) {
    pixels = target;
    start = startIndex;
    stride = pixelsPerRow;
    width = place.width();
    height = place.height();
    fill(0, 0, width, height, PanelColours.PAPER);
    paintEdge(place, PanelColours.of(isFocused ? Weight.MARKED : Weight.FAINT));
    int columns = place.columns(size);
    int lineCount = Math.min(place.rows(size), page.lines().size());
    for (int row = 0; row < lineCount; row++) {
      paintLine(page.lines().get(row), row, columns);
    }
    if (isFocused && page.caretRow() != PanelPage.NO_CARET) {
      paintCaret(page);
    }
  }

  /** Paints the edge towards the picture. Its colour shows whether typed keys are for the panel. */
  private void paintEdge(PanelPlace place, int colour) {
    if (place.x() > 0) {
      fill(0, 0, EDGE_PIXELS, height, colour);
    } else {
      fill(0, 0, width, EDGE_PIXELS, colour);
    }
  }

  private void paintLine(PanelLine line, int row, int columns) {
    int colour = PanelColours.of(line.weight());
    int end = Math.min(columns, line.text().length());
    for (int column = 0; column < end; column++) {
      paintGlyph(line.text().charAt(column), left(column), top(row), colour);
    }
  }

  private void paintGlyph(char letter, int x, int y, int colour) {
    int[] rows = font.rows(letter);
    for (int row = 0; row < rows.length; row++) {
      for (int column = 0; column < size.fontWidth(); column++) {
        if ((rows[row] >> (size.fontWidth() - 1 - column) & 1) != 0) {
          fill(x + column * size.zoom(), y + row * size.zoom(), size.zoom(), size.zoom(), colour);
        }
      }
    }
  }

  private void paintCaret(PanelPage page) {
    fill(
        left(page.caretColumn()),
        top(page.caretRow()),
        2 * size.zoom(),
        size.height(),
        PanelColours.of(Weight.MARKED));
  }

  private int left(int column) {
    return PanelPlace.MARGIN + column * size.width();
  }

  private int top(int row) {
    return PanelPlace.MARGIN + row * size.height();
  }

  private void fill(int x, int y, int columns, int rows, int colour) {
    int end = Math.min(width, x + columns);
    for (int row = y; row < Math.min(height, y + rows) && x < end; row++) {
      int rowStart = start + row * stride;
      Arrays.fill(pixels, rowStart + x, rowStart + end, OPAQUE | colour);
    }
  }
}
