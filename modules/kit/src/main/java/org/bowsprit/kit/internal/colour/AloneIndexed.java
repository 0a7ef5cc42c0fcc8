package org.bowsprit.kit.internal.colour;

import java.util.BitSet;
import java.util.List;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.image.ColourPicture;
import org.bowsprit.media.image.IndexedPicture;

/** True colour to indices without regard to any other picture. */
public final class AloneIndexed {

  private static final int COLOURS = 256;

  private AloneIndexed() {}

  /** Returns a picture in at most 255 colours of its own; 0 is what is see-through. */
  public static IndexedPicture picture(ColourPicture picture) {
    Quantiser quantiser = new Quantiser(Bytes.EMPTY, new BitSet(), 0);
    BitSet free = new BitSet();
    free.set(1, COLOURS);
    quantiser.adopt(List.of(picture), free);
    return quantiser.indexed(picture);
  }

  /** Returns a mask, 1 for what is neither black nor see-through. */
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
