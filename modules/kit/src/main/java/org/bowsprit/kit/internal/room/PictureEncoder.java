package org.bowsprit.kit.internal.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.Strip;
import org.bowsprit.format.image.StripEncoder;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.image.ZPlane;
import org.bowsprit.media.image.IndexedPicture;

/**
 * Packs pictures into strips with the shortest encoding of each strip, and masks into z-planes
 * (spec 02 §2–3).
 */
public final class PictureEncoder {

  private final int transparent;

  /** Creates an encoder for a room whose transparent colour is {@code transparent}. */
  public PictureEncoder(int transparent) {
    this.transparent = transparent;
  }

  /**
   * Packs a picture.
   *
   * @param pixels the picture
   * @param masks a picture of the same size for each z-plane; every colour except 0 hides actors
   * @param rule decides which strips are see-through
   */
  public LayeredPicture encode(
      IndexedPicture pixels, Map<Integer, IndexedPicture> masks, SeeThroughRule rule) {
    NavigableMap<Integer, ZPlane> planes = new TreeMap<>();
    masks.forEach((number, mask) -> planes.put(number, plane(mask)));
    return new LayeredPicture(Optional.of(strips(pixels, rule)), planes);
  }

  private StripPicture strips(IndexedPicture picture, SeeThroughRule rule) {
    byte[] pixels = picture.pixels().toArray();
    List<Strip> strips = new ArrayList<>();
    for (int x = 0; x < picture.width(); x += Strip.WIDTH) {
      strips.add(strip(pixels, x, picture, rule));
    }
    return new StripPicture(strips);
  }

  private Strip strip(byte[] pixels, int x, IndexedPicture picture, SeeThroughRule rule) {
    int width = picture.width();
    int height = picture.height();
    if (rule instanceof SeeThroughRule.Strips listed) {
      return listed.strips().contains(x / Strip.WIDTH)
          ? StripEncoder.packMerging(pixels, x, width, height)
          : StripEncoder.packOpaque(pixels, x, width, height);
    }
    return StripEncoder.packSeeThrough(transparent, pixels, x, width, height);
  }

  private static ZPlane plane(IndexedPicture mask) {
    int strips = mask.width() / Strip.WIDTH;
    byte[] bits = new byte[strips * mask.height()];
    for (int i = 0; i < mask.pixels().length(); i++) {
      int y = i / mask.width();
      int x = i % mask.width();
      if (mask.pixels().u8(i) != 0) {
        bits[y * strips + x / Byte.SIZE] |= (byte) (0x80 >> (x % Byte.SIZE));
      }
    }
    return ZPlane.of(bits, strips, mask.height());
  }
}
