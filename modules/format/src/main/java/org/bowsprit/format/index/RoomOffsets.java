package org.bowsprit.format.index;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;

/**
 * The offsets of the rooms in one data file: LOFF (spec 01 §5).
 *
 * @param entries the entries in file order
 */
public record RoomOffsets(List<Entry> entries) {

  /** The chunk's tag. */
  public static final String TAG = "LOFF";

  private static final int ENTRY_BYTES = 5;

  public RoomOffsets {
    entries = List.copyOf(entries);
  }

  /**
   * The position of one room.
   *
   * @param room 0…255
   * @param offset the distance in bytes from the start of the file to the room's ROOM header,
   *     0…2³²−1
   */
  public record Entry(int room, long offset) {}

  /** Reads the payload of an LOFF chunk. From a truncated payload, reads the complete entries. */
  public static RoomOffsets decode(ByteReader in) {
    int storedCount = in.remaining() == 0 ? 0 : in.u8();
    int count = Math.min(storedCount, in.remaining() / ENTRY_BYTES);
    List<Entry> entries = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      entries.add(new Entry(in.u8(), in.u32()));
    }
    return new RoomOffsets(entries);
  }

  /** Writes the payload of an LOFF chunk. */
  public void encode(ByteWriter out) {
    out.u8(entries.size());
    entries.forEach(entry -> out.u8(entry.room()).u32(entry.offset()));
  }

  /** Returns the size in bytes of a payload that lists {@code rooms} rooms. */
  public static int size(int rooms) {
    return 1 + ENTRY_BYTES * rooms;
  }
}
