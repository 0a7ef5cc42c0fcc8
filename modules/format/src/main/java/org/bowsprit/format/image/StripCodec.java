package org.bowsprit.format.image;

import org.bowsprit.bytes.Bytes;

/** One way of packing the pixels of a strip, both directions (spec 02 §2.2). */
interface StripCodec {

  /** What {@link #decode} returns for a strip that cannot be one. */
  int CORRUPT = -1;

  /** The colour number that no pixel has, so that none is skipped. */
  int NO_HOLE = -1;

  /**
   * Unpacks the pixels of a strip; those of the colour {@code hole} are skipped. Allocates nothing
   * that leaves the method, so that a compiler can do without.
   *
   * @param data the whole strip, code byte first
   * @param code what that byte says
   * @param hole the transparent colour, or {@link #NO_HOLE}
   * @param height rows of the strip
   * @param pixels receives the pixels, 8·height of them
   * @param offset index of the strip's upper left pixel in it
   * @param stride distance in bytes between two rows
   * @return the bytes that were looked at from the start of {@code data}, more than it has where it
   *     ends too early, or {@link #CORRUPT}
   */
  int decode(
      Bytes data, StripCode code, int hole, int height, byte[] pixels, int offset, int stride);

  /**
   * Packs pixels into a whole strip.
   *
   * @param code what the first byte says
   * @param scan the pixels in scan order
   */
  Bytes encode(StripCode code, byte[] scan);

  /**
   * Returns whether a pixel {@code to} behind a pixel {@code from} needs an absolute colour, which
   * has to fit into the code's bits.
   */
  boolean loads(byte from, byte to);

  /** Returns the codec of {@code method}. */
  static StripCodec of(StripMethod method) {
    return switch (method) {
      case RAW -> RawCodec.INSTANCE;
      case STEP -> StepCodec.INSTANCE;
      case DELTA -> DeltaCodec.INSTANCE;
    };
  }
}
