package org.bowsprit.zplane;

import java.util.IdentityHashMap;
import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.format.costume.CostumeRuns;

/**
 * A cache of unpacked costume pictures.
 *
 * <p>Contains at most {@link #CAPACITY} pixels. If a picture does not fit, the whole cache is
 * cleared. This is rare, because it happens only when other actors appear.
 */
final class CostumeFrames {

  /** The largest number of pixels in the cache. */
  static final int CAPACITY = 1 << 20;

  private final IdentityHashMap<CostumePicture, byte[]> frames = new IdentityHashMap<>();
  private int pixels;

  /** Returns a drawable picture's costume colours, column by column. */
  byte[] columns(CostumePicture picture, CostumeRuns runs) {
    byte[] cached = frames.get(picture);
    return cached != null ? cached : unpack(picture, runs);
  }

  /** Returns the number of pixels in the cache. */
  int pixels() {
    return pixels;
  }

  private byte[] unpack(CostumePicture picture, CostumeRuns runs) {
    if (pixels + picture.pixelCount() > CAPACITY) {
      frames.clear();
      pixels = 0;
    }
    byte[] columns = new byte[picture.pixelCount()];
    runs.decode(picture, columns);
    frames.put(picture, columns);
    pixels += columns.length;
    return columns;
  }
}
