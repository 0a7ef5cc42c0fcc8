package org.bowsprit.format.room;

import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * The size of a room: RMHD (spec 01 §6).
 *
 * @param width the width in pixels, 0…65535; a multiple of 8 in real rooms
 * @param height the height in pixels, 0…65535
 * @param objects the stated number of objects; not reliable, so count the chunks instead
 */
public record RoomHeader(int width, int height, int objects) {

  /** The chunk's tag. */
  public static final String TAG = "RMHD";

  /** Represents a header that cannot be read: a room of screen size without objects. */
  public static final RoomHeader UNREADABLE = new RoomHeader(320, 200, 0);

  /** The number of bytes in the payload in version 5. */
  static final int MIN_BYTES = 6;

  /** Reads the payload of an RMHD chunk, at least six bytes; extra bytes are ignored. */
  public static RoomHeader decode(ByteReader in) {
    if (in.length() < MIN_BYTES) {
      throw in.fail("expected a payload of " + MIN_BYTES + " bytes, found " + in.length());
    }
    return new RoomHeader(in.u16(), in.u16(), in.u16());
  }

  /** Reads the header of a room that was encoded: the payload of a ROOM chunk begins with RMHD. */
  public static RoomHeader ofRoom(Bytes room) {
    return decode(
        ByteReader.of(room.slice(ByteWriter.HEADER, MIN_BYTES).toArray(), ChunkPath.ROOT));
  }

  /** Writes the payload of an RMHD chunk. */
  public void encode(ByteWriter out) {
    out.u16(width).u16(height).u16(objects);
  }
}
