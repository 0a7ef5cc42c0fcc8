package org.bowsprit.insight.drawer;

import org.bowsprit.render.Input;
import org.bowsprit.render.panel.PanelPage;

/** Something that fills a panel. */
interface Screenful {

  /** Returns what is to be seen now. */
  PanelPage page(int columns, int rows);

  /**
   * Takes a key.
   *
   * @return whether it meant something here
   */
  boolean take(Input.Key key);

  /** Hears that a letter was pressed with the mouse. */
  void press(int column, int row);

  /** Moves the view back by a few lines, or forth if negative. */
  void scroll(int lines);
}
