package org.bowsprit.format.object;

import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;

/**
 * An object's position and walk-to point: CDHD (spec 01 §6.2).
 *
 * @param id object number, 0…65535
 * @param column the left edge in units of 8 pixels, 0…255
 * @param row the top edge in units of 8 pixels, 0…255
 * @param columns the width in units of 8 pixels, 0…255
 * @param rows the height in units of 8 pixels, 0…255
 * @param flags {@link #PARENT_SHOWN_FLAG} and {@link #parentState}; 0…255
 * @param parent the parent's position among all OBCD chunks of the room, counted from 1; 0 if there
 *     is no parent
 * @param walkX the x of the point where an actor stands to use the object, in room pixels, signed;
 *     the point of an exit may lie outside the room
 * @param walkY the y of this point, signed
 * @param direction the direction that an actor faces to use the object, as an old direction code in
 *     the low two bits: 0 west, 1 east, 2 south, 3 north
 */
public record ObjectHeader(
    int id,
    int column,
    int row,
    int columns,
    int rows,
    int flags,
    int parent,
    int walkX,
    int walkY,
    int direction) {

  /** The chunk's tag. */
  public static final String TAG = "CDHD";

  /** The number of pixels in a column or row. */
  public static final int UNIT_PIXELS = 8;

  /**
   * The flag of an object that is present only while the parent's state is not 0, unless {@link
   * #parentState} names a state.
   */
  public static final int PARENT_SHOWN_FLAG = 0x80;

  private static final int STATE_MASK = 0xF;

  /** The number of bytes in the payload in version 5. */
  public static final int MIN_BYTES = 13;

  /** Represents a header that cannot be read: position 0, number 0. */
  public static final ObjectHeader UNREADABLE = new ObjectHeader(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** Checks that each number fits its field in the file. */
  public ObjectHeader {
    if ((id & ~0xFFFF) != 0
        || ((column | row | columns | rows | flags | parent | direction) & ~0xFF) != 0
        || walkX != (short) walkX
        || walkY != (short) walkY) {
      throw new IllegalArgumentException("an object header has numbers of 8 and 16 bits only");
    }
  }

  /** Reads the payload of a CDHD chunk, at least 13 bytes. */
  public static ObjectHeader decode(ByteReader in) {
    if (in.length() < MIN_BYTES) {
      throw in.fail("expected a payload of " + MIN_BYTES + " bytes, found " + in.length());
    }
    return new ObjectHeader(
        in.u16(), in.u8(), in.u8(), in.u8(), in.u8(), in.u8(), in.u8(), in.s16(), in.s16(),
        in.u8());
  }

  /** Writes the payload of a CDHD chunk. */
  public void encode(ByteWriter out) {
    out.u16(id).u8(column).u8(row).u8(columns).u8(rows).u8(flags).u8(parent);
    out.s16(walkX).s16(walkY).u8(direction);
  }

  /** Returns the left edge in pixels. */
  public int x() {
    return column * UNIT_PIXELS;
  }

  /** Returns the top edge in pixels. */
  public int y() {
    return row * UNIT_PIXELS;
  }

  /** Returns the width in pixels. */
  public int width() {
    return columns * UNIT_PIXELS;
  }

  /** Returns the height in pixels. */
  public int height() {
    return rows * UNIT_PIXELS;
  }

  /**
   * Returns whether the object is present in every state of the parent except 0. Low bits that name
   * a state take precedence over the flag (spec 14, rule 15).
   */
  public boolean needsParentShown() {
    return (flags & PARENT_SHOWN_FLAG) != 0 && parentState() == 0;
  }

  /**
   * Returns the parent's state, 0 to 14, in which the object is present, unless it {@linkplain
   * #needsParentShown only needs a shown parent}. The state is in the low bits of the flags; if all
   * of these bits are set, it is 0 (spec 14, rule 15).
   */
  public int parentState() {
    int state = flags & STATE_MASK;
    return state == STATE_MASK ? 0 : state;
  }
}
