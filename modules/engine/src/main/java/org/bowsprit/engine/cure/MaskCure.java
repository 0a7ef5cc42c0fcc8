package org.bowsprit.engine.cure;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.room.RoomFloor;
import org.bowsprit.format.room.WalkBox;
import org.bowsprit.format.room.WalkBoxes;

/**
 * A walk box that lies behind the wrong z-plane, so that something is drawn over who stands there.
 *
 * @param name of the cure
 * @param room the room, not mapped to its data
 * @param box the box
 * @param mask the right z-plane, 0 for none
 */
public record MaskCure(String name, int room, int box, int mask) implements RoomCure {

  @Override
  public RoomFloor mend(RoomFloor floor) {
    if (box >= floor.boxes().count()) {
      return floor;
    }
    List<WalkBox> boxes = new ArrayList<>(floor.boxes().boxes());
    WalkBox wrong = boxes.get(box);
    boxes.set(
        box,
        new WalkBox(
            wrong.upperLeft(),
            wrong.upperRight(),
            wrong.lowerRight(),
            wrong.lowerLeft(),
            mask,
            wrong.flags(),
            wrong.scale()));
    return new RoomFloor(
        new WalkBoxes(boxes), floor.matrix(), floor.classicMatrix(), floor.scaleSlots());
  }
}
