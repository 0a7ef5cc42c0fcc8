package org.bowsprit.format.costume;

import org.bowsprit.bytes.Bytes;

/**
 * Determines which rows and columns of a costume are drawn at a given size (spec 03 §6.1).
 *
 * <p>A permutation of 0…255 ranks the rows (or columns) of a window around the anchor, which has
 * the place 128. At size s, the s places with the lowest ranks are kept.
 */
public final class CostumeScale {

  /** Full size. Every row and column is kept. */
  public static final int FULL_SIZE = 255;

  /** The place of the anchor. */
  public static final int ANCHOR = 128;

  private static final int PLACE_COUNT = 256;
  private static final Bytes RANKS = ranks();

  private CostumeScale() {}

  /**
   * Returns the rank of each place. The first half contains the odd ranks; the second half is the
   * bit reversal of 0…127.
   */
  private static Bytes ranks() {
    int[] ranks = new int[PLACE_COUNT];
    int[] firstHalf = {
      0xFF, 0xFD, 0x7D, 0xBD, 0x3D, 0xDD, 0x5D, 0x9D, 0x1D, 0xED, 0x6D, 0xAD, 0x2D, 0xCD, 0x4D,
      0x8D, 0x0D, 0xF5, 0x75, 0xB5, 0x35, 0xD5, 0x55, 0x95, 0x15, 0xE5, 0x65, 0xA5, 0x25, 0xC5,
      0x45, 0x85, 0x05, 0xF9, 0x79, 0xB9, 0x39, 0xD9, 0x59, 0x99, 0x19, 0xE9, 0x69, 0xA9, 0x29,
      0xC9, 0x49, 0x89, 0x09, 0xF1, 0x71, 0xB1, 0x31, 0xD1, 0x51, 0x91, 0x11, 0xE1, 0x61, 0xA1,
      0x21, 0xC1, 0x41, 0x81, 0x01, 0xFB, 0x7B, 0xBB, 0x3B, 0xDB, 0x5B, 0x9B, 0x1B, 0xEB, 0x6B,
      0xAB, 0x2B, 0xCB, 0x4B, 0x8B, 0x0B, 0xF3, 0x73, 0xB3, 0x33, 0xD3, 0x53, 0x93, 0x13, 0xE3,
      0x63, 0xA3, 0x23, 0xC3, 0x43, 0x83, 0x03, 0xF7, 0x77, 0xB7, 0x37, 0xD7, 0x57, 0x97, 0x17,
      0xE7, 0x67, 0xA7, 0x27, 0xC7, 0x47, 0x87, 0x07, 0xEF, 0x6F, 0xAF, 0x2F, 0xCF, 0x4F, 0x8F,
      0x0F, 0xDF, 0x5F, 0x9F, 0x1F, 0xBF, 0x3F, 0x7F
    };
    for (int i = 0; i < ANCHOR; i++) {
      ranks[i] = firstHalf[i];
      ranks[ANCHOR + i] = Integer.reverse(i) >>> 24;
    }
    return Bytes.of(ranks);
  }

  /**
   * Returns whether a place is kept.
   *
   * @param place the place, taken modulo 256; 128 is the anchor
   * @param size the size, 0 to 255
   * @return true if the row or column is drawn
   */
  public static boolean isKept(int place, int size) {
    return size == FULL_SIZE || RANKS.u8(place & (PLACE_COUNT - 1)) < size;
  }

  /**
   * Returns the number of places of a range that are kept.
   *
   * @param from the first place
   * @param count the number of places
   * @param size 0 to 255
   * @return at most {@code count}
   */
  public static int keptCount(int from, int count, int size) {
    if (size == FULL_SIZE) {
      return count;
    }
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (isKept(from + i, size)) {
        kept++;
      }
    }
    return kept;
  }
}
