package org.bowsprit.kit.edit;

import java.util.List;
import java.util.Set;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.ScaleSlot;

/**
 * The numbers of a room that can be edited by drawing, and what is added to the room.
 *
 * @param boxes its walk boxes: first the boxes of its file that are not removed, in their order,
 *     then new boxes
 * @param slots its scale slots, four or none
 * @param things the numbers of each of its things, in the order of {@link EditableRoom#things},
 *     then the numbers of the added things
 * @param removed the numbers of the file's boxes that are removed
 * @param additions the additions
 */
public record RoomNumbers(
    List<BoxRecord> boxes,
    List<ScaleSlot> slots,
    List<List<Integer>> things,
    Set<Integer> removed,
    RoomAdditions additions) {

  /** Takes immutable copies. */
  public RoomNumbers {
    boxes = List.copyOf(boxes);
    slots = List.copyOf(slots);
    things = things.stream().map(List::copyOf).toList();
    removed = Set.copyOf(removed);
  }

  /** Creates the numbers of a room to which nothing is added. */
  public RoomNumbers(
      List<BoxRecord> boxes,
      List<ScaleSlot> slots,
      List<List<Integer>> things,
      Set<Integer> removed) {
    this(boxes, slots, things, removed, RoomAdditions.NONE);
  }

  /** Creates the numbers of a room from which no box is removed and to which nothing is added. */
  public RoomNumbers(List<BoxRecord> boxes, List<ScaleSlot> slots, List<List<Integer>> things) {
    this(boxes, slots, things, Set.of());
  }
}
