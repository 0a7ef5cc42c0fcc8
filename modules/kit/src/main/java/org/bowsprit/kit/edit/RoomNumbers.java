package org.bowsprit.kit.edit;

import java.util.List;
import java.util.Set;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.ScaleSlot;

/**
 * The numbers of a room that can be drawn.
 *
 * @param boxes its walk boxes: those of its file that stay, in their order, then new ones
 * @param slots its scale slots, four or none
 * @param things the numbers of each of its things, in the order of {@link EditableRoom#things}
 * @param removed the numbers of the file's boxes that are taken out
 */
public record RoomNumbers(
    List<BoxRecord> boxes,
    List<ScaleSlot> slots,
    List<List<Integer>> things,
    Set<Integer> removed) {

  /** Takes immutable copies. */
  public RoomNumbers {
    boxes = List.copyOf(boxes);
    slots = List.copyOf(slots);
    things = things.stream().map(List::copyOf).toList();
    removed = Set.copyOf(removed);
  }

  /** Numbers with all boxes that the file has. */
  public RoomNumbers(List<BoxRecord> boxes, List<ScaleSlot> slots, List<List<Integer>> things) {
    this(boxes, slots, things, Set.of());
  }
}
