package org.bowsprit.zplane;

import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.image.Strip;
import org.bowsprit.render.Frame;

/**
 * The layer that contains speech, above all other layers (spec 02 §1). Where it contains no text,
 * the picture below is visible.
 */
public final class Overlay {

  /** The value of a pixel without text. */
  public static final int TRANSPARENT = 0xFD;

  private final Surface surface = new Surface(Frame.WIDTH, Frame.HEIGHT);

  /** The strips that may contain text. All other strips are empty. */
  private final DirtyStrips writtenArea = new DirtyStrips(Frame.WIDTH, Frame.HEIGHT);

  /** Creates an empty overlay. */
  public Overlay() {
    surface.clear(TRANSPARENT);
  }

  /** Returns the pixels. A pixel with the value {@link #TRANSPARENT} shows the picture below. */
  Surface surface() {
    return surface;
  }

  /** Returns whether anything was written since the last {@link #clear()}. */
  boolean hasWriting() {
    return writtenArea.isAnyDirty();
  }

  /** Draws one character. */
  void write(GlyphInk glyph, int x, int y) {
    glyph.paint(surface, x, y, 0, Frame.HEIGHT);
    writtenArea.add(x, y, x + glyph.width(), y + glyph.height());
  }

  /** Removes everything. */
  public void clear() {
    for (int strip = 0; strip < RoomScene.COLUMNS && writtenArea.isAnyDirty(); strip++) {
      int left = strip * Strip.WIDTH;
      clear(left, writtenArea.top(strip), left + Strip.WIDTH, writtenArea.bottom(strip));
    }
    writtenArea.clear();
  }

  /** Clears a rectangle; see {@link Surface#fill} for its edges. */
  public void clear(int left, int top, int right, int bottom) {
    surface.fill(left, top, right, bottom, TRANSPARENT);
  }

  /** Replaces the pixels with saved ones. */
  void restore(Bytes saved) {
    surface.restore(saved);
    writtenArea.addAll();
  }

  /** Copies the text in some rows of some strips onto a screen of the same size. */
  void copyOnto(byte[] screen, int firstStrip, int endStrip, int top, int bottom) {
    for (int strip = firstStrip; strip < endStrip && writtenArea.isAnyDirty(); strip++) {
      int end = Math.min(bottom, writtenArea.bottom(strip));
      for (int y = Math.max(top, writtenArea.top(strip)); y < end; y++) {
        copyRow(screen, y * Frame.WIDTH + strip * Strip.WIDTH);
      }
    }
  }

  private void copyRow(byte[] screen, int start) {
    byte[] pixels = surface.pixels();
    for (int index = start; index < start + Strip.WIDTH; index++) {
      if (pixels[index] != (byte) TRANSPARENT) {
        screen[index] = pixels[index];
      }
    }
  }
}
