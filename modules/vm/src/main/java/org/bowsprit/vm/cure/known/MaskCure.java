package org.bowsprit.vm.cure.known;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;

/**
 * Cures a walk box with the wrong z-plane, which would hide actors in the box.
 *
 * @param name the name of the cure
 * @param room the room, not mapped to its data
 * @param box the box
 * @param mask the right z-plane; 0 for none
 */
public record MaskCure(String name, int room, int box, int mask) implements RoomCure {

  @Override
  public BoxChunks correctedFloor(BoxChunks floor) {
    if (box >= floor.boxes().count()) {
      return floor;
    }
    List<BoxRecord> boxes = new ArrayList<>(floor.boxes().boxes());
    BoxRecord wrong = boxes.get(box);
    boxes.set(
        box,
        new BoxRecord(
            wrong.upperLeft(),
            wrong.upperRight(),
            wrong.lowerRight(),
            wrong.lowerLeft(),
            mask,
            wrong.flags(),
            wrong.scale()));
    return new BoxChunks(
        new BoxRecords(boxes), floor.matrix(), floor.classicMatrix(), floor.scaleSlots());
  }
}
