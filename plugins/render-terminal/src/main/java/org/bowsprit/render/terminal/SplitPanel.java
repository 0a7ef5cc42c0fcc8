package org.bowsprit.render.terminal;

import java.util.function.Consumer;
import org.bowsprit.render.panel.PanelBoard;
import org.bowsprit.render.panel.PanelColours;
import org.bowsprit.render.panel.PanelEvent;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelPage;
import org.bowsprit.render.panel.TextPanel;

/**
 * A panel in a part of the terminal. The panel has no keyboard of its own; the renderer reads all
 * keys.
 */
final class SplitPanel implements TextPanel {

  private static final int WHEEL_FLAG = 64;
  private static final int MOTION_FLAG = 32;

  private final PanelBoard board = new PanelBoard();
  private final Runnable closeAction;
  private CellArea area;
  private boolean isTyping;
  private boolean hasChanged = true;

  /**
   * Creates an empty panel.
   *
   * @param area the cells of the panel
   * @param closeAction called when the panel is closed
   */
  SplitPanel(CellArea area, Runnable closeAction) {
    this.area = area;
    this.closeAction = closeAction;
  }

  /** Moves the panel to other cells after the terminal's size has changed. */
  void moveTo(CellArea newArea) {
    area = newArea;
    hasChanged = true;
  }

  @Override
  public int columns() {
    return area.columns();
  }

  @Override
  public int rows() {
    return area.rows();
  }

  @Override
  public void show(PanelPage shown) {
    hasChanged |= board.show(shown);
  }

  @Override
  public void poll(Consumer<? super PanelEvent> sink) {
    board.poll(sink);
  }

  @Override
  public boolean hasKeyboard() {
    return false;
  }

  @Override
  public void typing(boolean isFocused) {
    hasChanged |= isFocused != isTyping;
    isTyping = isFocused;
  }

  @Override
  public void close() {
    closeAction.run();
  }

  /** Handles a mouse report. Returns whether the report concerns one of the panel's cells. */
  boolean handleMouse(int flags, int column, int row, boolean down) {
    if (!area.contains(column, row)) {
      return false;
    }
    if ((flags & WHEEL_FLAG) != 0) {
      board.happened(new PanelEvent.Wheel((flags & 1) == 0 ? 1 : -1));
    } else if (down && (flags & MOTION_FLAG) == 0 && (flags & 3) == 0) {
      board.happened(new PanelEvent.Press(column - area.column(), row - area.row()));
    }
    return true;
  }

  /** Returns whether the panel has changed since it was last painted. */
  boolean needsPainting() {
    return hasChanged;
  }

  /** Paints the panel into its cells. */
  void paint(CellGrid cells, ColourDepth depth) {
    hasChanged = false;
    PanelPage page = board.page();
    int backgroundColour = depth.quantise(PanelColours.PAPER);
    for (int row = 0; row < area.rows(); row++) {
      PanelLine line = board.line(row);
      int textColour = depth.quantise(PanelColours.of(line.weight()));
      for (int column = 0; column < area.columns(); column++) {
        boolean isCaret = isTyping && row == page.caretRow() && column == page.caretColumn();
        int cell = (area.row() + row) * cells.columns() + area.column() + column;
        cells.set(
            cell,
            isCaret ? '_' : column < line.text().length() ? line.text().charAt(column) : ' ',
            textColour,
            backgroundColour);
      }
    }
  }
}
