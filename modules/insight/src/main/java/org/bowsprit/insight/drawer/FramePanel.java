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

/** A panel in the picture itself, along its lower edge. Every renderer can show it. */
final class FramePanel implements TextPanel {

  /** The number of rows that cover the whole picture. */
  static final int ALL_ROWS = Frame.HEIGHT / TinyFont.LINE;

  /** The number of a terminal's letters across a 4:3 picture that is 24 rows high. */
  private static final int COLUMNS_OF_TERMINAL = 63;

  /**
   * The distance in pixels between two lines of the panel in such a terminal. With it, two lines
   * never share a row.
   */
  private static final int LINE_OF_TERMINAL = 9;

  /** The first column of pixels with letters. */
  private static final int LEFT = 2;

  private final Sketch sketch;
  private final int rows;
  private final int columns;
  private final int line;
  private final int advance;
  private boolean typing;
  private PanelPage page = PanelPage.of(List.of());

  /**
   * Creates a panel.
   *
   * @param inks the colours
   * @param rows the maximum number of lines; fewer if they do not fit
   * @param inTerminal true if the picture is shown in a terminal, whose letters are larger than the
   *     letters of the panel
   */
  FramePanel(Inks inks, int rows, boolean inTerminal) {
    sketch = new Sketch(inks);
    line = inTerminal ? LINE_OF_TERMINAL : TinyFont.LINE;
    advance = inTerminal ? Frame.WIDTH / (COLUMNS_OF_TERMINAL + 1) : TinyFont.ADVANCE;
    columns = inTerminal ? COLUMNS_OF_TERMINAL : Frame.WIDTH / TinyFont.ADVANCE - 1;
    this.rows = Math.min(rows, Frame.HEIGHT / line);
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
  public void typing(boolean here) {
    typing = here;
  }

  @Override
  public void close() {
    // The panel is no longer drawn.
  }

  /** Returns whether a row of pixels belongs to the panel. */
  boolean covers(int y) {
    return y >= top();
  }

  /** Returns the column of letters at a column of pixels. */
  int column(int x) {
    return Math.max(0, x - LEFT) / advance;
  }

  /** Returns the row of letters at a row of pixels. */
  int row(int y) {
    return Math.max(0, y - top() - 1) / line;
  }

  private int top() {
    return Frame.HEIGHT - Math.min(rows * line + 2, Frame.HEIGHT);
  }

  /** Draws the page on a frame. */
  void draw(Frame frame) {
    frame.coverCaptions(0, Frame.HEIGHT - rows * line - 2, Frame.WIDTH, Frame.HEIGHT);
    sketch.on(frame);
    int height = rows * line + 2;
    int top = top();
    sketch.fill(0, top, Frame.WIDTH, height, Ink.NIGHT);
    for (int row = 0; row < page.lines().size(); row++) {
      PanelLine shown = page.lines().get(row);
      sketch.text(LEFT, top + 1 + row * line, shown.text(), ink(shown.weight()));
    }
    if (typing && page.caretRow() != PanelPage.NO_CARET) {
      int y = top + 1 + page.caretRow() * line;
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
