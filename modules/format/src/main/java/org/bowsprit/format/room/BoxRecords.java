package org.bowsprit.format.room;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;

/**
 * The walk boxes of a room: BOXD (spec 08 §1).
 *
 * @param boxes the boxes; the position of a box is its id
 */
public record BoxRecords(List<BoxRecord> boxes) {

  /** The boxes of a room without BOXD. */
  public static final BoxRecords NONE = new BoxRecords(List.of());

  public BoxRecords {
    boxes = List.copyOf(boxes);
  }

  /** Reads the payload of a BOXD chunk, which must have 2 + 20·count bytes. */
  public static BoxRecords decode(ByteReader in) {
    int count = in.u16();
    if (in.remaining() != count * BoxRecord.RECORD_BYTES) {
      throw in.fail("expected " + count + " boxes of 20 bytes, found " + in.remaining() + " bytes");
    }
    List<BoxRecord> boxes = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      boxes.add(BoxRecord.decode(in));
    }
    return new BoxRecords(boxes);
  }

  /**
   * Reads the boxes present in a BOXD chunk, up to their stated number; extra bytes are ignored.
   * Never fails.
   */
  static BoxRecords decodePresent(ByteReader in) {
    int count = in.remaining() < Short.BYTES ? 0 : in.u16();
    List<BoxRecord> boxes = new ArrayList<>();
    while (boxes.size() < count && in.remaining() >= BoxRecord.RECORD_BYTES) {
      boxes.add(BoxRecord.decode(in));
    }
    return new BoxRecords(boxes);
  }

  /** Writes the payload of a BOXD chunk. */
  public void encode(ByteWriter out) {
    out.u16(boxes.size());
    boxes.forEach(box -> box.encode(out));
  }

  /** Returns the number of boxes. */
  public int count() {
    return boxes.size();
  }

  /** Returns the box {@code id}, 0…{@code count() − 1}. */
  public BoxRecord box(int id) {
    return boxes.get(id);
  }
}
