package org.bowsprit.vm.port;

/** The screen as a whole: its areas, light, shake and effects (spec 06 §6). */
public interface ScreenPort {

  /** Makes rows {@code top} to {@code bottom} − 1 the room's area. */
  void setAreas(int top, int bottom);

  /** Turns the shaking on or off. */
  void setShake(boolean on);

  /** Chooses the effects of the coming fades. */
  void setFades(int fadeIn, int fadeOut);

  /** Performs the pending fade-in now. */
  void fadeIn();

  /** Sets the flashlight's size in strips of 8 pixels and redraws everything. */
  void setFlashlight(int width, int height);

  /** Draws everything anew, because the light has changed. */
  void redraw();

  /**
   * Fills a rectangle, both corners inclusive and in any order, in screen pixels; the screen area
   * that holds ({@code left}, {@code top}) receives it.
   */
  void fillBox(int left, int top, int right, int bottom, int color);
}
