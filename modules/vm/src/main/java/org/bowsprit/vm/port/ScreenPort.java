package org.bowsprit.vm.port;

/** Controls the whole screen: its areas, light, shaking and effects (spec 06 §6). */
public interface ScreenPort {

  /** Sets the room's area to rows {@code top} to {@code bottom} − 1. */
  void setAreas(int top, int bottom);

  /** Turns the shaking on or off. */
  void setShake(boolean on);

  /** Selects the effects of the next fades. */
  void setFades(int fadeIn, int fadeOut);

  /** Performs the pending fade-in now. */
  void fadeIn();

  /** Sets the flashlight's size in strips of 8 pixels and redraws everything. */
  void setFlashlight(int width, int height);

  /** Redraws everything after a change of light. */
  void redraw();

  /**
   * Fills a rectangle in screen pixels. Both corners are inclusive and may be in any order. The
   * rectangle is drawn into the screen area that contains ({@code left}, {@code top}).
   */
  void fillBox(int left, int top, int right, int bottom, int color);
}
