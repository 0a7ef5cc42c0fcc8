package org.bowsprit.insight.drawer;

import org.bowsprit.render.Input;
import org.bowsprit.render.panel.PanelPage;

/** The content of a panel. */
public interface Screenful {

  /** Returns the current page. */
  PanelPage page(int columns, int rows);

  /**
   * Handles a key.
   *
   * @return true if the key has a meaning here
   */
  boolean take(Input.Key key);

  /** Called when a letter was clicked. */
  void press(int column, int row);

  /** Scrolls back by a number of lines, or forward if negative. */
  void scroll(int lines);
}
