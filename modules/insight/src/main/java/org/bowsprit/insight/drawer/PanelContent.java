package org.bowsprit.insight.drawer;

import org.bowsprit.render.Input;
import org.bowsprit.render.panel.PanelPage;

/** The content of a panel. */
public interface PanelContent {

  /** Returns the current page. */
  PanelPage page(int columns, int rows);

  /**
   * Handles a key.
   *
   * @return true if the content uses the key
   */
  boolean handle(Input.Key key);

  /** Called when the text at a column and row was clicked. */
  void press(int column, int row);

  /** Scrolls back by a number of lines, or forward if negative. */
  void scroll(int lines);
}
