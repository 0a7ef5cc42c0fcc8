package org.bowsprit.format.script;

import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;

/**
 * A script of one room: LSCR (spec 01 §6).
 *
 * @param number the number of the script, 0…255; in real rooms 200…255
 * @param script the code, which starts after the number
 */
public record LocalScript(int number, Script script) {

  /** The lowest number of a local script; lower numbers are global scripts. */
  public static final int MIN_NUMBER = 200;

  /** Checks that the number fits its field in the file. */
  public LocalScript {
    if ((number & ~0xFF) != 0) {
      throw new IllegalArgumentException("script number must be a byte, was " + number);
    }
  }

  /** Reads the payload of an LSCR chunk. */
  public static LocalScript decode(ByteReader in) {
    return new LocalScript(in.u8(), Script.decode(in));
  }

  /** Writes the payload of an LSCR chunk. */
  public void encode(ByteWriter out) {
    out.u8(number);
    script.encode(out);
  }
}
