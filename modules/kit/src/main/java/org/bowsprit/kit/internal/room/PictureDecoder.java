package org.bowsprit.kit.internal.room;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.image.Strip;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.image.ZPlane;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.media.image.IndexedPicture;

/** Unpacks strips and z-planes into pictures. {@link PictureEncoder} does the opposite. */
public final class PictureDecoder {

  private static final Bytes BLACK_AND_WHITE = Bytes.of(0, 0, 0, 0xFF, 0xFF, 0xFF);

  private final int transparent;
  private final Palette palette;

  /** Creates a decoder for a room with this transparent colour and palette. */
  public PictureDecoder(int transparent, Palette palette) {
    this.transparent = transparent;
    this.palette = palette;
  }

  /**
   * Returns the pixels. Pixels that a see-through strip does not draw have the transparent colour.
   */
  public IndexedPicture pixels(StripPicture strips, int height) {
    byte[] pixels = new byte[strips.width() * height];
    Arrays.fill(pixels, (byte) transparent);
    strips.decode(height, transparent, pixels, 0, strips.width());
    return new IndexedPicture(strips.width(), height, Bytes.wrap(pixels), palette.bytes());
  }

  /** Returns the mask as a picture of colours 0 and 1. */
  public static IndexedPicture mask(ZPlane plane, int height) {
    int strips = plane.strips().size();
    int width = strips * Strip.WIDTH;
    byte[] bits = new byte[strips * height];
    plane.decode(height, bits, 0, strips);
    byte[] pixels = new byte[width * height];
    for (int i = 0; i < pixels.length; i++) {
      int x = i % width;
      pixels[i] = (byte) ((bits[i / width * strips + x / Byte.SIZE] >> (7 - x % Byte.SIZE)) & 1);
    }
    return new IndexedPicture(width, height, Bytes.wrap(pixels), BLACK_AND_WHITE);
  }

  /**
   * Returns a rule with which {@link PictureEncoder} makes the same strips see-through as in the
   * given picture.
   *
   * @param defaultRule the rule to return if it has this effect
   */
  public SeeThroughRule seeThroughRule(
      StripPicture strips, int height, SeeThroughRule defaultRule) {
    IndexedPicture picture = pixels(strips, height);
    Set<Integer> seeThroughStrips = new TreeSet<>();
    Set<Integer> stripsWithTransparentPixels = new TreeSet<>();
    for (int i = 0; i < strips.strips().size(); i++) {
      if (strips.strips().get(i).isSeeThrough()) {
        seeThroughStrips.add(i);
      }
      byte[] stripPixels = picture.part(i * Strip.WIDTH, 0, Strip.WIDTH, height);
      for (byte pixel : stripPixels) {
        if (pixel == (byte) transparent) {
          stripsWithTransparentPixels.add(i);
        }
      }
    }
    boolean isDefault =
        defaultRule instanceof SeeThroughRule.Strips
            ? seeThroughStrips.isEmpty()
            : seeThroughStrips.equals(stripsWithTransparentPixels);
    return isDefault ? defaultRule : new SeeThroughRule.Strips(seeThroughStrips);
  }
}
