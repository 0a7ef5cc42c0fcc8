package org.bowsprit.format.index;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;

/**
 * The initial state of every object: DOBJ (spec 01 §4.4).
 *
 * @param entries the entries; the position of an entry is its object number
 */
public record ObjectDirectory(List<Entry> entries) {

  /** The chunk's tag. */
  public static final String TAG = "DOBJ";

  /** The owner of an object that is in its room. */
  public static final int OWNER_ROOM = 15;

  /** An empty directory. */
  public static final ObjectDirectory NONE = new ObjectDirectory(List.of());

  private static final int ENTRY_BYTES = 5;

  public ObjectDirectory {
    entries = List.copyOf(entries);
  }

  /**
   * The initial state of one object.
   *
   * @param owner the owner: 0 for none, 1…14 for an actor, {@link #OWNER_ROOM} for its room
   * @param state the state, 0…15; in state 0, the object is not shown
   * @param classes the classes 1…32 as bits; bit c − 1 is class c
   */
  public record Entry(int owner, int state, int classes) {

    /** Checks that each number fits its field in the file. */
    public Entry {
      if (((owner | state) & ~0x0F) != 0) {
        throw new IllegalArgumentException(
            "owner and state on disk are 0…15, were " + owner + ", " + state);
      }
    }

    /** Returns whether the object has class {@code number}, 1…32. */
    public boolean isOfClass(int number) {
      return number >= 1 && number <= Integer.SIZE && (classes >>> (number - 1) & 1) != 0;
    }
  }

  /**
   * Reads the payload of a DOBJ chunk: all owners and states, then all classes. Never fails. From a
   * truncated payload, reads the complete entries.
   */
  public static ObjectDirectory decode(ByteReader in) {
    int count = in.remaining() < Short.BYTES ? 0 : in.u16();
    count = Math.min(count, in.remaining() / ENTRY_BYTES);
    ByteReader bytes = in.window(in.position(), count, in.path());
    in.skip(count);
    List<Entry> entries = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      int ownerAndState = bytes.u8();
      entries.add(new Entry(ownerAndState & 0x0F, ownerAndState >> 4, (int) in.u32()));
    }
    return new ObjectDirectory(entries);
  }

  /** Writes the payload of a DOBJ chunk. */
  public void encode(ByteWriter out) {
    out.u16(entries.size());
    entries.forEach(entry -> out.u8(entry.owner() | entry.state() << 4));
    entries.forEach(entry -> out.u32(Integer.toUnsignedLong(entry.classes())));
  }

  /** Returns the number of objects, 0…{@code size() − 1}. */
  public int size() {
    return entries.size();
  }
}
