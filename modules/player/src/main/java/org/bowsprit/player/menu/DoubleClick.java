package org.bowsprit.player.menu;

/** Detects the second click of a double click whose first click opened another page. */
final class DoubleClick {

  private static final int MAX_PICTURES = 24;
  private static final int MAX_DISTANCE_PIXELS = 3;

  private Page page;
  private int x;
  private int y;
  private int pictures;

  /**
   * Handles a click.
   *
   * @param clickedPage the page that is clicked
   * @return whether the click is the second of a double click on the previous page
   */
  boolean isSecondClick(Page clickedPage, int clickX, int clickY) {
    boolean isSecondClick =
        page != null
            && page != clickedPage
            && pictures < MAX_PICTURES
            && Math.abs(clickX - x) <= MAX_DISTANCE_PIXELS
            && Math.abs(clickY - y) <= MAX_DISTANCE_PIXELS;
    page = clickedPage;
    x = clickX;
    y = clickY;
    pictures = 0;
    return isSecondClick;
  }

  /** Called for every picture, at most sixty per second. */
  void countPicture() {
    pictures++;
  }
}
