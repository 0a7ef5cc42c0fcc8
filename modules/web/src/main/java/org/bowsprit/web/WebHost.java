package org.bowsprit.web;

import org.bowsprit.engine.HeadlessHost;

/** What a game may ask of the page around it; what it keeps lasts as long as the page. */
final class WebHost extends HeadlessHost {

  private boolean menuWanted;

  @Override
  public void openMenu() {
    menuWanted = true;
  }

  /** Returns whether the menu was asked for since the last call. */
  boolean takeMenuWish() {
    boolean wanted = menuWanted;
    menuWanted = false;
    return wanted;
  }
}
