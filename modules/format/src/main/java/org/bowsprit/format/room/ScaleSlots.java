package org.bowsprit.format.room;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * The scale slots of a room: SCAL (spec 01 §6, 09 §8.1).
 *
 * @param slots the slots in their order; real rooms have four, but any number is accepted
 * @param trailingBytes the bytes after the last whole slot, without meaning
 */
public record ScaleSlots(List<ScaleSlot> slots, Bytes trailingBytes) {

  /** The slots of a room without SCAL. */
  public static final ScaleSlots NONE = new ScaleSlots(List.of(), Bytes.EMPTY);

  private static final int SLOT_BYTES = 8;

  public ScaleSlots {
    slots = List.copyOf(slots);
  }

  /** Returns {@code slots} without any bytes after them. */
  public static ScaleSlots of(ScaleSlot... slots) {
    return new ScaleSlots(List.of(slots), Bytes.EMPTY);
  }

  /** Reads the payload of a SCAL chunk. Never fails. */
  public static ScaleSlots decode(ByteReader in) {
    List<ScaleSlot> slots = new ArrayList<>();
    while (in.remaining() >= SLOT_BYTES) {
      slots.add(new ScaleSlot(in.u16(), in.u16(), in.u16(), in.u16()));
    }
    return new ScaleSlots(slots, in.rest());
  }

  /** Writes the payload of a SCAL chunk. */
  public void encode(ByteWriter out) {
    slots.forEach(slot -> out.u16(slot.scale1()).u16(slot.y1()).u16(slot.scale2()).u16(slot.y2()));
    out.bytes(trailingBytes);
  }
}
