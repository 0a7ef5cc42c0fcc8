package org.bowsprit.zplane;

import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.format.costume.CostumeRuns;

/**
 * The opaque pixels of a costume picture, column by column. Costume colour 0 is transparent (spec
 * 03 §2.3).
 *
 * <p>Most pixels of a large picture, such as rain, are transparent. An actor is drawn faster
 * without them.
 */
final class OpaquePixels {

  /** A costume has at most 32 colours. */
  private static final int ENTRY_BITS = 5;

  private static final int ENTRY_MASK = (1 << ENTRY_BITS) - 1;

  /** For each pixel, its row and, in the lowest bits, its costume colour. */
  private final short[] pixels;

  /** For each column, the index after its last pixel. */
  private final int[] columnEnds;

  private OpaquePixels(short[] pixels, int[] columnEnds) {
    this.pixels = pixels;
    this.columnEnds = columnEnds;
  }

  /** Returns the opaque pixels of a drawable picture. */
  static OpaquePixels of(CostumePicture picture, CostumeRuns runs) {
    byte[] entries = new byte[picture.pixelCount()];
    runs.decode(picture, entries);
    short[] pixels = new short[opaqueCount(entries)];
    int[] columnEnds = new int[picture.width()];
    int count = 0;
    for (int column = 0; column < picture.width(); column++) {
      for (int row = 0; row < picture.height(); row++) {
        int entry = entries[column * picture.height() + row];
        if (entry != 0) {
          pixels[count++] = (short) (row << ENTRY_BITS | entry);
        }
      }
      columnEnds[column] = count;
    }
    return new OpaquePixels(pixels, columnEnds);
  }

  private static int opaqueCount(byte[] entries) {
    int count = 0;
    for (byte entry : entries) {
      count += entry == 0 ? 0 : 1;
    }
    return count;
  }

  /** Returns the index of the first pixel of a column. */
  int begin(int column) {
    return column == 0 ? 0 : columnEnds[column - 1];
  }

  /** Returns the index after the last pixel of a column. */
  int end(int column) {
    return columnEnds[column];
  }

  /** Returns the row of the picture of the pixel at an index, 0–255. */
  int row(int index) {
    return pixels[index] >> ENTRY_BITS;
  }

  /** Returns the costume colour of the pixel at an index, 1–31. */
  int entry(int index) {
    return pixels[index] & ENTRY_MASK;
  }
}
