package org.bowsprit.format.room;

import java.util.Arrays;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;

/**
 * A walk box as stored in BOXD: a convex quadrilateral of floor (spec 08 §1).
 *
 * <p>Corners are pixel positions in room coordinates, x to the right, y down, and lie on the box:
 * corners (0,0)…(4,2) cover 5×3 pixels. They are in clockwise order, may coincide (lines,
 * triangles, points) and may be outside the room.
 *
 * @param upperLeft the first corner
 * @param upperRight the second corner
 * @param lowerRight the third corner
 * @param lowerLeft the fourth corner
 * @param mask the number of the only z-plane that hides an actor in this box, 0…255; 0 if no plane
 *     hides the actor
 * @param flags the bits that hide the box, flip actors and force facings (spec 08 §3); 0…255
 * @param scale a fixed scale, or with bit 15 a slot of SCAL (spec 08 §3); 0…65535
 */
public record BoxRecord(
    Corner upperLeft,
    Corner upperRight,
    Corner lowerRight,
    Corner lowerLeft,
    int mask,
    int flags,
    int scale) {

  /** The conventional box 0: far away, and hidden by flag 0x80. */
  public static final BoxRecord SENTINEL =
      ofValues(-32000, -32000, -32000, -32000, -32000, -32000, -32000, -32000, 0, 0x80, 0);

  private static final int CORNER_VALUE_COUNT = 8;
  private static final int VALUE_COUNT = 11;

  /** The number of bytes of one box in a BOXD payload. */
  static final int RECORD_BYTES = 20;

  /**
   * A corner of a box.
   *
   * @param x pixels from the left edge of the room, −32768…32767
   * @param y pixels from the top of the room, −32768…32767
   */
  public record Corner(int x, int y) {

    /** Checks that each coordinate fits its field in the file. */
    public Corner {
      if (x != (short) x || y != (short) y) {
        throw new IllegalArgumentException(
            "corner must be of 16-bit coordinates, was (" + x + "," + y + ")");
      }
    }

    private static Corner decode(ByteReader in) {
      return new Corner(in.s16(), in.s16());
    }

    private void encode(ByteWriter out) {
      out.s16(x).s16(y);
    }

    @Override
    public String toString() {
      return "(" + x + "," + y + ")";
    }
  }

  /** Checks that each number fits its field in the file. */
  public BoxRecord {
    if ((mask & ~0xFF) != 0 || (flags & ~0xFF) != 0 || (scale & ~0xFFFF) != 0) {
      throw new IllegalArgumentException(
          "mask and flags must be bytes and scale a word, were "
              + mask
              + ", "
              + flags
              + ", "
              + scale);
    }
  }

  /** Returns a box with the eleven given numbers, in file order. */
  public static BoxRecord ofValues(
      int upperLeftX,
      int upperLeftY,
      int upperRightX,
      int upperRightY,
      int lowerRightX,
      int lowerRightY,
      int lowerLeftX,
      int lowerLeftY,
      int mask,
      int flags,
      int scale) {
    return new BoxRecord(
        new Corner(upperLeftX, upperLeftY),
        new Corner(upperRightX, upperRightY),
        new Corner(lowerRightX, lowerRightY),
        new Corner(lowerLeftX, lowerLeftY),
        mask,
        flags,
        scale);
  }

  /**
   * Returns a box from a list of numbers in file order. Vector files and query files use this
   * notation.
   *
   * @param numbers the corners UL, UR, LR, LL, each x before y, then mask, flags and scale; or only
   *     the corners, and then mask, flags and scale are 0
   * @throws IllegalArgumentException if there are neither 11 nor 8 numbers, or a number does not
   *     fit its field
   */
  public static BoxRecord of(int... numbers) {
    if (numbers.length != VALUE_COUNT && numbers.length != CORNER_VALUE_COUNT) {
      throw new IllegalArgumentException("a box is 8 or 11 numbers, not " + numbers.length);
    }
    int[] values = Arrays.copyOf(numbers, VALUE_COUNT);
    return ofValues(
        values[0],
        values[1],
        values[2],
        values[3],
        values[4],
        values[5],
        values[6],
        values[7],
        values[8],
        values[9],
        values[10]);
  }

  /** Reads the 20 bytes of one box. */
  static BoxRecord decode(ByteReader in) {
    return new BoxRecord(
        Corner.decode(in),
        Corner.decode(in),
        Corner.decode(in),
        Corner.decode(in),
        in.u8(),
        in.u8(),
        in.u16());
  }

  /** Writes the 20 bytes of this box. */
  void encode(ByteWriter out) {
    upperLeft.encode(out);
    upperRight.encode(out);
    lowerRight.encode(out);
    lowerLeft.encode(out);
    out.u8(mask).u8(flags).u16(scale);
  }

  /** Returns corner {@code k} of the cycle UL, UR, LR, LL; {@code k} is 0…3. */
  public Corner corner(int k) {
    return switch (k) {
      case 0 -> upperLeft;
      case 1 -> upperRight;
      case 2 -> lowerRight;
      case 3 -> lowerLeft;
      default -> throw new IllegalArgumentException("a box has corners 0 to 3, not " + k);
    };
  }
}
