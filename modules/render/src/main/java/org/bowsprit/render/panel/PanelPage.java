package org.bowsprit.render.panel;

import java.util.List;

/**
 * What a panel shows.
 *
 * @param lines from above
 * @param caretColumn letter that the caret stands before, counted from 0
 * @param caretRow line the caret stands in, counted from 0; −1 for no caret
 * @since 1.0
 */
public record PanelPage(List<PanelLine> lines, int caretColumn, int caretRow) {

  /** The row of a caret that is not there. */
  public static final int NO_CARET = -1;

  public PanelPage {
    lines = List.copyOf(lines);
  }

  /** A page without a caret. */
  public static PanelPage of(List<PanelLine> lines) {
    return new PanelPage(lines, 0, NO_CARET);
  }
}
