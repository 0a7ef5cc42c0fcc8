package org.bowsprit.player.menu;

/** Detects the second click of a double click whose first click opened another page. */
final class DoubleClick {

  private static final int MOST_PICTURES = 24;
  private static final int NEAR = 3;

  private Page page;
  private int x;
  private int y;
  private int pictures;

  /**
   * Handles a click.
   *
   * @param on the page that is clicked
   * @return whether the click was meant for the previous page
   */
  boolean isMeantForPageBefore(Page on, int atX, int atY) {
    boolean isSecond =
        page != null
            && page != on
            && pictures < MOST_PICTURES
            && Math.abs(atX - x) <= NEAR
            && Math.abs(atY - y) <= NEAR;
    page = on;
    x = atX;
    y = atY;
    pictures = 0;
    return isSecond;
  }

  /** Called for every picture, at most sixty per second. */
  void picture() {
    pictures++;
  }
}
