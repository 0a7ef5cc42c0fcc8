package org.bowsprit.format.palette;

import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;

/**
 * The colour that see-through strips skip: a TRNS chunk (spec 01 §6, 02 §2.3).
 *
 * @param word the chunk's contents; only the low byte counts
 */
public record TransparentColour(int word) {

  /** The chunk's tag. */
  public static final String TAG = "TRNS";

  /** The colour of a room without the chunk: 255. */
  public static final TransparentColour DEFAULT = new TransparentColour(255);

  /**
   * Reads the colour at {@code in}.
   *
   * @throws org.bowsprit.bytes.FormatException if there are fewer than two bytes
   */
  public static TransparentColour decode(ByteReader in) {
    return new TransparentColour(in.u16());
  }

  /** Returns the colour's number, 0–255. */
  public int index() {
    return word & 0xFF;
  }

  /** Writes the payload of the chunk. */
  public void encode(ByteWriter out) {
    out.u16(word);
  }
}
