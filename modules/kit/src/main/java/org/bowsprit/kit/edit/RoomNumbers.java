package org.bowsprit.kit.edit;

import java.util.List;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.ScaleSlot;

/**
 * The numbers of a room that can be drawn.
 *
 * @param boxes its walk boxes
 * @param slots its scale slots, four or none
 * @param things the numbers of each of its things, in the order of {@link EditableRoom#things}
 */
public record RoomNumbers(
    List<BoxRecord> boxes, List<ScaleSlot> slots, List<List<Integer>> things) {

  /** Takes immutable copies. */
  public RoomNumbers {
    boxes = List.copyOf(boxes);
    slots = List.copyOf(slots);
    things = things.stream().map(List::copyOf).toList();
  }
}
