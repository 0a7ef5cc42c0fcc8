package org.bowsprit.web;

import org.bowsprit.engine.HeadlessHost;

/** The host of a game in a page. Everything that it stores lasts as long as the page. */
final class WebHost extends HeadlessHost {

  private boolean menuWanted;

  @Override
  public void openMenu() {
    menuWanted = true;
  }

  /** Returns whether the menu was requested since the last call. */
  boolean takeMenuWish() {
    boolean wanted = menuWanted;
    menuWanted = false;
    return wanted;
  }
}
