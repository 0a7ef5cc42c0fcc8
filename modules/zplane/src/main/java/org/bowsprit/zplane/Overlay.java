package org.bowsprit.zplane;

/**
 * The layer of speech above everything else (spec 02 §1): what is not written on shows the picture
 * below.
 */
public final class Overlay {

  /** The colour of a pixel that nothing is written on. */
  public static final int CLEAR = 0xFD;

  private final Surface surface = new Surface(Screen.WIDTH, Screen.HEIGHT);

  /** Makes an overlay with nothing on it. */
  public Overlay() {
    clear();
  }

  /** Returns the pixels, of which {@link #CLEAR} ones show what is below. */
  public Surface surface() {
    return surface;
  }

  /** Wipes everything off. */
  public void clear() {
    surface.clear(CLEAR);
  }

  /** Wipes a rectangle; see {@link Surface#fill} for its edges. */
  public void clear(int left, int top, int right, int bottom) {
    surface.fill(left, top, right, bottom, CLEAR);
  }

  /** Writes what is on the overlay over a screen of the same size. */
  void coverOnto(byte[] screen) {
    byte[] pixels = surface.pixels();
    for (int i = 0; i < pixels.length; i++) {
      if (pixels[i] != (byte) CLEAR) {
        screen[i] = pixels[i];
      }
    }
  }
}
