package org.bowsprit.format.image;

import org.bowsprit.bytes.Bytes;

/** A method of packing and unpacking the pixels of a strip (spec 02 §2.2). */
interface StripCodec {

  /** The result of {@link #decode} for a corrupt strip. */
  int CORRUPT = -1;

  /** A colour number that no pixel has, so that no pixel is skipped. */
  int NO_SKIPPED_COLOUR = -1;

  /**
   * Unpacks the pixels of a strip, and skips pixels of the colour {@code skippedColour}. No
   * allocated object leaves the method, so that the JIT compiler can avoid the allocation.
   *
   * @param data the whole strip, code byte first
   * @param code the meaning of that byte
   * @param skippedColour the transparent colour, or {@link #NO_SKIPPED_COLOUR}
   * @param height the height of the strip in pixels
   * @param pixels receives 8·height pixels
   * @param offset the index of the strip's upper left pixel in the buffer
   * @param stride the distance in bytes between two rows
   * @return the number of bytes read from the start of {@code data}, more than its length if it
   *     ends too early, or {@link #CORRUPT}
   */
  int decode(
      Bytes data,
      StripCode code,
      int skippedColour,
      int height,
      byte[] pixels,
      int offset,
      int stride);

  /**
   * Packs pixels into a whole strip.
   *
   * @param code the meaning of the first byte
   * @param scan the pixels in scan order
   */
  Bytes encode(StripCode code, byte[] scan);

  /**
   * Returns whether a pixel {@code to} after a pixel {@code from} needs an absolute colour, which
   * must fit into the code's bits.
   */
  boolean needsAbsoluteColour(byte from, byte to);

  /** Returns the codec of {@code method}. */
  static StripCodec of(StripMethod method) {
    return switch (method) {
      case RAW -> RawCodec.INSTANCE;
      case STEP -> StepCodec.INSTANCE;
      case DELTA -> DeltaCodec.INSTANCE;
    };
  }
}
