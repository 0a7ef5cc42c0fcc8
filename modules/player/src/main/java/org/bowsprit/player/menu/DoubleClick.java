package org.bowsprit.player.menu;

/** Knows the second half of a double click whose first half opened another page. */
final class DoubleClick {

  private static final int MOST_PICTURES = 24;
  private static final int NEAR = 3;

  private Page page;
  private int x;
  private int y;
  private int pictures;

  /**
   * Hears a click.
   *
   * @param on the page it is on
   * @return whether it is none for that page: the person meant the one before
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

  /** Hears that another picture is shown, sixty a second where drawing is no slower. */
  void picture() {
    pictures++;
  }
}
