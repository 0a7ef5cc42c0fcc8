package org.bowsprit.zplane;

import java.util.IdentityHashMap;
import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.format.costume.CostumeRuns;

/**
 * A cache of unpacked costume pictures.
 *
 * <p>Contains pictures of at most {@link #CAPACITY} pixels in total. If a picture does not fit, the
 * whole cache is cleared. This is rare, because it happens only when other actors appear.
 */
final class CostumeFrames {

  /** The largest number of pixels in the cache, transparent ones included. */
  static final int CAPACITY = 1 << 20;

  private final IdentityHashMap<CostumePicture, OpaquePixels> frames = new IdentityHashMap<>();
  private int pixels;

  /** Returns the opaque pixels of a drawable picture. */
  OpaquePixels opaquePixels(CostumePicture picture, CostumeRuns runs) {
    OpaquePixels cached = frames.get(picture);
    return cached != null ? cached : unpack(picture, runs);
  }

  /** Returns the number of pixels in the cache, transparent ones included. */
  int pixels() {
    return pixels;
  }

  private OpaquePixels unpack(CostumePicture picture, CostumeRuns runs) {
    if (pixels + picture.pixelCount() > CAPACITY) {
      frames.clear();
      pixels = 0;
    }
    OpaquePixels opaquePixels = OpaquePixels.of(picture, runs);
    frames.put(picture, opaquePixels);
    pixels += picture.pixelCount();
    return opaquePixels;
  }
}
