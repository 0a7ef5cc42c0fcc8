package org.bowsprit.format.index;

import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;

/**
 * How many of everything the game needs: MAXS (spec 01 §4.2). All are 0…65535.
 *
 * @param variables global variables
 * @param unknown not used by anyone
 * @param bitVariables bit variables, a minimum
 * @param localObjects objects of one room
 * @param arrays string and array slots
 * @param charsets valid ids are 0…charsets − 1
 * @param verbs verb slots
 * @param flashObjects slots of renamed or flashing objects
 * @param inventory slots of carried objects
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

  /** Bytes of the payload in version 5. */
  public static final int BYTES = 18;

  /** Bytes of the payload in version 6, which tell the two apart. */
  public static final int BYTES_OF_VERSION_6 = 30;

  /** Reads the payload of a MAXS chunk, at least 18 bytes; what follows them is ignored. */
  public static GameLimits decode(ByteReader in) {
    if (in.length() < BYTES) {
      throw in.fail("expected a payload of " + BYTES + " bytes, found " + in.length());
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
