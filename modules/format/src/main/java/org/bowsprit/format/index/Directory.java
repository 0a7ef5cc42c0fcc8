package org.bowsprit.format.index;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;

/**
 * The positions of the resources of one kind: DROO, DSCR, DSOU, DCOS or DCHR (spec 01 §4.3).
 *
 * @param entries the entries; the position of an entry is its resource number
 */
public record Directory(List<Entry> entries) {

  /** An empty directory. */
  public static final Directory NONE = new Directory(List.of());

  private static final int ENTRY_BYTES = 5;

  public Directory {
    entries = List.copyOf(entries);
  }

  /**
   * The position of one resource.
   *
   * @param room the room to which the resource belongs, or in DROO the number of the disk; 0 for
   *     none
   * @param offset the distance in bytes from that room's ROOM header, 0…2³²−1; unused in DROO;
   *     {@link #NO_OFFSET} if there is none
   */
  public record Entry(int room, long offset) {

    /** The entry of a number without a resource. */
    public static final Entry ABSENT = new Entry(0, 0);

    /** The offset that marks an absent resource in any room. */
    public static final long NO_OFFSET = 0xFFFFFFFFL;

    /** Checks that each number fits its field in the file. */
    public Entry {
      if ((room & ~0xFF) != 0 || (offset & ~0xFFFFFFFFL) != 0) {
        throw new IllegalArgumentException(
            "a directory entry is a byte and 32 bits, was " + room + ", " + offset);
      }
    }

    /** Returns whether the resource exists. */
    public boolean isPresent() {
      return room != 0 && offset != NO_OFFSET;
    }
  }

  /**
   * Reads a payload: all rooms, then all offsets. Never fails. From a truncated payload, reads the
   * complete entries.
   */
  public static Directory decode(ByteReader in) {
    int count = in.remaining() < Short.BYTES ? 0 : in.u16();
    count = Math.min(count, in.remaining() / ENTRY_BYTES);
    ByteReader rooms = in.window(in.position(), count, in.path());
    in.skip(count);
    List<Entry> entries = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      entries.add(new Entry(rooms.u8(), in.u32()));
    }
    return new Directory(entries);
  }

  /** Writes a payload. */
  public void encode(ByteWriter out) {
    out.u16(entries.size());
    entries.forEach(entry -> out.u8(entry.room()));
    entries.forEach(entry -> out.u32(entry.offset()));
  }

  /** Returns the number of entries, one more than the highest number. */
  public int size() {
    return entries.size();
  }

  /** Returns the entry of resource {@code id}; {@link Entry#ABSENT} if the directory has none. */
  public Entry entry(int id) {
    return id >= 0 && id < entries.size() ? entries.get(id) : Entry.ABSENT;
  }

  /** Returns the numbers of existing resources, ascending. */
  public List<Integer> presentIds() {
    return IntStream.range(0, entries.size())
        .filter(id -> entries.get(id).isPresent())
        .boxed()
        .toList();
  }
}
