package org.bowsprit.zplane;

/**
 * The part of a dark room that the flashlight shows. It is a rectangle with rounded corners, in
 * pixels of the main window (spec 02 §12).
 *
 * @param left left edge
 * @param top upper edge
 * @param width pixels across
 * @param height rows
 */
public record Beam(int left, int top, int width, int height) {

  /**
   * The number of pixels that remain black at both ends of a row, for each of the eight rows next
   * to the upper and lower edge.
   */
  private static final String CORNER_INSETS = "86432211";

  /** Fills the beam's rectangle with black. */
  public void darken(RoomScene scene) {
    scene.front().fill(left, top, left + width, top + height, 0);
  }

  /** Shows the background in the beam. */
  public void showBackground(RoomScene scene) {
    int bottom = top + height;
    scene.front().copy(scene.back(), left, top, left + width, bottom);
    for (int row = 0; row < Math.min(CORNER_INSETS.length(), height); row++) {
      int pixels = Math.min(CORNER_INSETS.charAt(row) - '0', width);
      blackenRowEnds(scene.front(), top + row, pixels);
      blackenRowEnds(scene.front(), bottom - 1 - row, pixels);
    }
  }

  private void blackenRowEnds(Surface front, int y, int pixels) {
    front.fill(left, y, left + pixels, y + 1, 0);
    front.fill(left + width - pixels, y, left + width, y + 1, 0);
  }
}
