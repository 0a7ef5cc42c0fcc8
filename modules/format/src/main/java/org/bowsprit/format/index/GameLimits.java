package org.bowsprit.format.index;

import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;

/**
 * The limits of a game: MAXS (spec 01 §4.2). All numbers are 0…65535.
 *
 * @param variables the number of global variables
 * @param unknown unused
 * @param bitVariables the number of bit variables, a minimum
 * @param localObjects the number of objects in one room
 * @param arrays the number of string and array slots
 * @param charsets the number of fonts; valid ids are 0…charsets − 1
 * @param verbs the number of verb slots
 * @param flashObjects the number of slots for renamed or flashing objects
 * @param inventory the number of slots for carried objects
 */
public record GameLimits(
    int variables,
    int unknown,
    int bitVariables,
    int localObjects,
    int arrays,
    int charsets,
    int verbs,
    int flashObjects,
    int inventory) {

  /** The chunk's tag. */
  public static final String TAG = "MAXS";

  /** The number of bytes in the payload in version 5. */
  public static final int VERSION_5_BYTES = 18;

  /** The number of bytes in the payload in version 6. A game of version 6 is recognised by it. */
  public static final int VERSION_6_BYTES = 30;

  /** Reads the payload of a MAXS chunk, at least 18 bytes; extra bytes are ignored. */
  public static GameLimits decode(ByteReader in) {
    if (in.length() < VERSION_5_BYTES) {
      throw in.fail("expected a payload of " + VERSION_5_BYTES + " bytes, found " + in.length());
    }
    return new GameLimits(
        in.u16(), in.u16(), in.u16(), in.u16(), in.u16(), in.u16(), in.u16(), in.u16(), in.u16());
  }

  /** Writes the payload of a MAXS chunk. */
  public void encode(ByteWriter out) {
    out.u16(variables).u16(unknown).u16(bitVariables).u16(localObjects).u16(arrays);
    out.u16(charsets).u16(verbs).u16(flashObjects).u16(inventory);
  }
}
