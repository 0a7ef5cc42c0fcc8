package org.bowsprit.examples.visibilitygraph;

import java.awt.geom.Path2D;
import java.util.List;
import java.util.Optional;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.mask.Mask;
import org.bowsprit.pathfinding.mask.MaskPainter;

/**
 * Determines the walkable area of a floor: its boxes without the avoided boxes and without
 * obstacles.
 *
 * @param obstacles the polygons that are cut out of rooms
 * @param avoided the boxes that do not belong to the walkable area
 */
record Ground(Polygons obstacles, RoomBoxes avoided) {

  /**
   * Returns the walkable area of a floor as a bitmap. The result is empty if the boxes are too far
   * apart for a bitmap.
   */
  Optional<Mask> maskOf(Floor floor) {
    int room = floor.room().id();
    List<WalkBox> boxes =
        floor.isOpen()
            ? List.of()
            : floor.boxes().stream()
                .filter(box -> floor.isEffective(box.id()) && !avoided.contains(room, box.id()))
                .toList();
    return new MaskPainter(true).paint(boxes).map(mask -> cutOut(obstacles.inRoom(room), mask));
  }

  private static Mask cutOut(List<Path2D> holes, Mask mask) {
    if (holes.isEmpty()) {
      return mask;
    }
    boolean[] cells = new boolean[mask.size()];
    for (int cell = 0; cell < cells.length; cell++) {
      int x = mask.x(cell);
      int y = mask.y(cell);
      cells[cell] = mask.isSet(cell) && holes.stream().noneMatch(hole -> hole.contains(x, y));
    }
    return Mask.of(mask.left(), mask.top(), mask.width(), cells);
  }
}
