package org.bowsprit.render.swing;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import javax.swing.JComponent;
import org.bowsprit.render.panel.PanelBoard;
import org.bowsprit.render.panel.PanelColours;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelPage;

/** Displays lines of letters of equal width. */
final class PanelCanvas extends JComponent {

  private static final long serialVersionUID = 1L;
  private static final int FONT_SIZE = 14;
  private static final int MARGIN = 6;
  private static final int USUAL_COLUMNS = 96;
  private static final int USUAL_ROWS = 40;

  private final transient PanelBoard board;
  private volatile int letterWidth;
  private volatile int lineHeight;

  PanelCanvas(PanelBoard board) {
    this.board = board;
    setFont(new Font(Font.MONOSPACED, Font.PLAIN, FONT_SIZE));
    FontMetrics metrics = getFontMetrics(getFont());
    letterWidth = Math.max(1, metrics.charWidth('m'));
    lineHeight = Math.max(1, metrics.getHeight());
    setPreferredSize(
        new Dimension(
            USUAL_COLUMNS * letterWidth + 2 * MARGIN, USUAL_ROWS * lineHeight + 2 * MARGIN));
    setFocusable(true);
    setFocusTraversalKeysEnabled(false);
  }

  int columns() {
    return Math.max(1, (getWidth() - 2 * MARGIN) / letterWidth);
  }

  int rows() {
    return Math.max(1, (getHeight() - 2 * MARGIN) / lineHeight);
  }

  /** Returns the column of letters at a pixel. */
  int columnAt(int x) {
    return Math.max(0, (x - MARGIN) / letterWidth);
  }

  /** Returns the line at a pixel. */
  int rowAt(int y) {
    return Math.max(0, (y - MARGIN) / lineHeight);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    Graphics2D pen = (Graphics2D) graphics;
    pen.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    pen.setColor(new Color(PanelColours.PAPER));
    pen.fillRect(0, 0, getWidth(), getHeight());
    PanelPage shown = board.page();
    int ascent = pen.getFontMetrics().getAscent();
    for (int row = 0; row < shown.lines().size(); row++) {
      PanelLine line = shown.lines().get(row);
      pen.setColor(new Color(PanelColours.of(line.weight())));
      pen.drawString(line.text(), MARGIN, MARGIN + row * lineHeight + ascent);
    }
    if (shown.caretRow() != PanelPage.NO_CARET) {
      pen.setColor(new Color(PanelColours.of(PanelLine.Weight.MARKED)));
      pen.fillRect(
          MARGIN + shown.caretColumn() * letterWidth,
          MARGIN + shown.caretRow() * lineHeight,
          2,
          lineHeight);
    }
  }
}
