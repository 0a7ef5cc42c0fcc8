package org.bowsprit.zplane;

import java.util.IdentityHashMap;
import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.format.costume.CostumeRuns;

/**
 * Unpacked costume pictures, kept for the next time.
 *
 * <p>Holds at most {@link #CAPACITY} pixels; when a picture does not fit any more, all are
 * forgotten, which happens no more often than a game changes its cast.
 */
final class CostumeFrames {

  /** Pixels kept. */
  static final int CAPACITY = 1 << 20;

  private final IdentityHashMap<CostumePicture, byte[]> frames = new IdentityHashMap<>();
  private int pixels;

  /** Returns a drawable picture's costume colours, column by column. */
  byte[] columns(CostumePicture picture, CostumeRuns runs) {
    byte[] known = frames.get(picture);
    return known != null ? known : unpack(picture, runs);
  }

  /** Returns the number of pixels that are kept. */
  int pixels() {
    return pixels;
  }

  private byte[] unpack(CostumePicture picture, CostumeRuns runs) {
    if (pixels + picture.pixels() > CAPACITY) {
      frames.clear();
      pixels = 0;
    }
    byte[] columns = new byte[picture.pixels()];
    runs.decode(picture, columns);
    frames.put(picture, columns);
    pixels += columns.length;
    return columns;
  }
}
