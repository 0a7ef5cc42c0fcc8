package org.bowsprit.zplane;

import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.image.Strip;
import org.bowsprit.render.Frame;

/**
 * The layer of speech above all other layers (spec 02 §1). Where nothing is written, the picture
 * below is visible.
 */
public final class Overlay {

  /** The value of a pixel without writing. */
  public static final int CLEAR = 0xFD;

  private final Surface surface = new Surface(Frame.WIDTH, Frame.HEIGHT);

  /** Nothing is written outside these strips. */
  private final DirtyStrips written = new DirtyStrips(Frame.WIDTH, Frame.HEIGHT);

  /** Creates an empty overlay. */
  public Overlay() {
    surface.clear(CLEAR);
  }

  /** Returns the pixels. A pixel with the value {@link #CLEAR} shows the picture below. */
  Surface surface() {
    return surface;
  }

  /** Returns whether anything was written since the last {@link #clear()}. */
  boolean isAny() {
    return written.isAny();
  }

  /** Draws one character. */
  void write(GlyphInk glyph, int x, int y) {
    glyph.paint(surface, x, y, 0, Frame.HEIGHT);
    written.add(x, y, x + glyph.width(), y + glyph.height());
  }

  /** Removes everything. */
  public void clear() {
    for (int strip = 0; strip < RoomScene.COLUMNS && written.isAny(); strip++) {
      int left = strip * Strip.WIDTH;
      clear(left, written.top(strip), left + Strip.WIDTH, written.bottom(strip));
    }
    written.clear();
  }

  /** Clears a rectangle; see {@link Surface#fill} for its edges. */
  public void clear(int left, int top, int right, int bottom) {
    surface.fill(left, top, right, bottom, CLEAR);
  }

  /** Replaces the pixels with saved ones. */
  void restore(Bytes saved) {
    surface.restore(saved);
    written.addAll();
  }

  /** Copies the writing in some rows of some strips onto a screen of the same size. */
  void coverOnto(byte[] screen, int firstStrip, int endStrip, int top, int bottom) {
    for (int strip = firstStrip; strip < endStrip && written.isAny(); strip++) {
      int end = Math.min(bottom, written.bottom(strip));
      for (int y = Math.max(top, written.top(strip)); y < end; y++) {
        coverRow(screen, y * Frame.WIDTH + strip * Strip.WIDTH);
      }
    }
  }

  private void coverRow(byte[] screen, int start) {
    byte[] pixels = surface.pixels();
    for (int at = start; at < start + Strip.WIDTH; at++) {
      if (pixels[at] != (byte) CLEAR) {
        screen[at] = pixels[at];
      }
    }
  }
}
