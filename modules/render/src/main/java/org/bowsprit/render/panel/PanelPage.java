package org.bowsprit.render.panel;

import java.util.List;

/**
 * The contents of a panel.
 *
 * @param lines the lines from top to bottom
 * @param caretColumn the column of the character after the caret, counted from 0
 * @param caretRow the row of the caret, counted from 0; −1 for no caret
 * @since 1.0
 */
public record PanelPage(List<PanelLine> lines, int caretColumn, int caretRow) {

  /** The value of the row if there is no caret. */
  public static final int NO_CARET = -1;

  public PanelPage {
    lines = List.copyOf(lines);
  }

  /** Returns a page without a caret. */
  public static PanelPage of(List<PanelLine> lines) {
    return new PanelPage(lines, 0, NO_CARET);
  }
}
