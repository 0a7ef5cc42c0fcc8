package org.bowsprit.kit.internal.colour;

import java.util.BitSet;
import java.util.List;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.image.ColourPicture;
import org.bowsprit.media.image.IndexedPicture;

/** Converts a single true-colour picture to indices, independent of other pictures. */
public final class PictureIndexer {

  private static final int COLOURS = 256;

  private PictureIndexer() {}

  /** Returns a picture with at most 255 colours of its own. Index 0 is transparent. */
  public static IndexedPicture indexed(ColourPicture picture) {
    Quantiser quantiser = new Quantiser(Bytes.EMPTY, new BitSet(), 0);
    BitSet free = new BitSet();
    free.set(1, COLOURS);
    quantiser.addColours(List.of(picture), free);
    return quantiser.indexed(picture);
  }

  /** Returns a mask that is 1 for pixels that are neither black nor transparent. */
  public static IndexedPicture mask(ColourPicture picture) {
    byte[] pixels = new byte[picture.pixels().length];
    for (int i = 0; i < pixels.length; i++) {
      int pixel = picture.pixels()[i];
      pixels[i] = (byte) (pixel >>> 24 >= 0x80 && (pixel & 0xFFFFFF) != 0 ? 1 : 0);
    }
    byte[] blackAndWhite = {0, 0, 0, -1, -1, -1};
    return new IndexedPicture(
        picture.width(), picture.height(), Bytes.wrap(pixels), Bytes.wrap(blackAndWhite));
  }
}
