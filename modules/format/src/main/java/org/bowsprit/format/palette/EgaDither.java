package org.bowsprit.format.palette;

import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * The two EGA colours that represent each of 256 colours: an EPAL chunk (spec 01 §6, 02 §14).
 *
 * @param pairs one byte per colour, with one EGA colour in each half
 */
public record EgaDither(Bytes pairs) {

  /** The chunk's tag. */
  public static final String TAG = "EPAL";

  /** Checks that there are 256 bytes. */
  public EgaDither {
    if (pairs.length() != Palette.COLOUR_COUNT) {
      throw new IllegalArgumentException("EPAL has 256 bytes, was " + pairs.length());
    }
  }

  /**
   * Reads the 256 bytes at {@code in}; extra bytes are ignored.
   *
   * @throws org.bowsprit.bytes.FormatException if there are fewer than 256 bytes
   */
  public static EgaDither decode(ByteReader in) {
    return new EgaDither(in.bytes(Palette.COLOUR_COUNT));
  }

  /** Returns the EGA colour in the low half, 0–15. */
  public int low(int colour) {
    return pairs.u8(colour) & 0x0F;
  }

  /** Returns the EGA colour in the high half, 0–15. */
  public int high(int colour) {
    return pairs.u8(colour) >> 4;
  }

  /** Writes the payload of the chunk. */
  public void encode(ByteWriter out) {
    out.bytes(pairs);
  }
}
