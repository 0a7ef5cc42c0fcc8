package org.bowsprit.insight.drawer;

import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.insight.sketch.TinyFont;
import org.bowsprit.render.Frame;
import org.bowsprit.render.panel.PanelEvent;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelPage;
import org.bowsprit.render.panel.TextPanel;

/**
 * A panel at the lower edge of the picture. Every renderer can show it, because it is part of the
 * picture.
 */
final class FramePanel implements TextPanel {

  /** The number of rows that cover the whole picture. */
  static final int ALL_ROWS = Frame.HEIGHT / TinyFont.LINE;

  /**
   * The number of characters per line in a terminal that shows a 4:3 picture with a height of 24
   * rows.
   */
  private static final int TERMINAL_COLUMNS = 63;

  /**
   * The distance in pixels between two lines of the panel in such a terminal. It is large enough
   * that two lines are never in the same row of the terminal.
   */
  private static final int TERMINAL_LINE_HEIGHT = 9;

  /** The first column of pixels with text. */
  private static final int TEXT_LEFT = 2;

  private final Sketch sketch;
  private final int rows;
  private final int columns;
  private final int lineHeight;
  private final int advance;
  private boolean isFocused;
  private PanelPage page = PanelPage.of(List.of());

  /**
   * Creates a panel.
   *
   * @param inks the colours
   * @param rows the maximum number of lines; fewer if they do not fit
   * @param inTerminal true if the picture is shown in a terminal, whose characters are larger than
   *     those of the panel
   */
  FramePanel(Inks inks, int rows, boolean inTerminal) {
    sketch = new Sketch(inks);
    lineHeight = inTerminal ? TERMINAL_LINE_HEIGHT : TinyFont.LINE;
    advance = inTerminal ? Frame.WIDTH / (TERMINAL_COLUMNS + 1) : TinyFont.ADVANCE;
    columns = inTerminal ? TERMINAL_COLUMNS : Frame.WIDTH / TinyFont.ADVANCE - 1;
    this.rows = Math.min(rows, Frame.HEIGHT / lineHeight);
  }

  @Override
  public int columns() {
    return columns;
  }

  @Override
  public int rows() {
    return rows;
  }

  @Override
  public void show(PanelPage shown) {
    page = shown;
  }

  @Override
  public void poll(Consumer<? super PanelEvent> sink) {
    // Keys and mouse reach the program through the renderer.
  }

  @Override
  public boolean hasKeyboard() {
    return false;
  }

  @Override
  public void typing(boolean focused) {
    isFocused = focused;
  }

  @Override
  public void close() {
    // The panel is no longer drawn.
  }

  /** Returns whether a row of pixels belongs to the panel. */
  boolean covers(int y) {
    return y >= top();
  }

  /** Returns the column of text at a column of pixels. */
  int column(int x) {
    return Math.max(0, x - TEXT_LEFT) / advance;
  }

  /** Returns the row of text at a row of pixels. */
  int row(int y) {
    return Math.max(0, y - top() - 1) / lineHeight;
  }

  private int top() {
    return Frame.HEIGHT - Math.min(rows * lineHeight + 2, Frame.HEIGHT);
  }

  /** Draws the page on a frame. */
  void draw(Frame frame) {
    frame.coverCaptions(0, Frame.HEIGHT - rows * lineHeight - 2, Frame.WIDTH, Frame.HEIGHT);
    sketch.drawOn(frame);
    int height = rows * lineHeight + 2;
    int top = top();
    sketch.fill(0, top, Frame.WIDTH, height, Ink.NIGHT);
    for (int row = 0; row < page.lines().size(); row++) {
      PanelLine panelLine = page.lines().get(row);
      sketch.text(TEXT_LEFT, top + 1 + row * lineHeight, panelLine.text(), ink(panelLine.weight()));
    }
    if (isFocused && page.caretRow() != PanelPage.NO_CARET) {
      int y = top + 1 + page.caretRow() * lineHeight;
      sketch.fill(1 + page.caretColumn() * advance, y, 1, TinyFont.LINE - 1, Ink.WHITE);
    }
  }

  private static Ink ink(PanelLine.Weight weight) {
    return switch (weight) {
      case PLAIN -> Ink.WHITE;
      case STRONG -> Ink.SKY;
      case MARKED -> Ink.YELLOW;
      case FAINT -> Ink.GREY;
    };
  }
}
