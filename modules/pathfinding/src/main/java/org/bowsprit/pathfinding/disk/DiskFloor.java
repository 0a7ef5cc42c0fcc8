package org.bowsprit.pathfinding.disk;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.room.WalkBoxes;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.ScaleLookup;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.HopRun;
import org.bowsprit.pathfinding.matrix.MatrixOrigin;

/** Floors as the room's data have them, before any override. */
public final class DiskFloor {

  private DiskFloor() {}

  /**
   * Returns the floor of a room.
   *
   * @param room what to call it
   * @param boxes the room's BOXD; {@link WalkBoxes#NONE} where it has none
   * @param matrix the room's BOXM; null where it has none
   * @param scale the scale at each place
   */
  public static Floor of(
      RoomInfo room,
      WalkBoxes boxes,
      org.bowsprit.format.room.BoxMatrix matrix,
      ScaleLookup scale) {
    List<WalkBox> converted = boxes(boxes);
    int[] flags = converted.stream().mapToInt(WalkBox::flags).toArray();
    return new Floor(room, converted, flags, matrix(matrix), scale);
  }

  /** Returns the boxes of a BOXD chunk, numbered by position. */
  public static List<WalkBox> boxes(WalkBoxes boxes) {
    List<WalkBox> converted = new ArrayList<>(boxes.count());
    for (int id = 0; id < boxes.count(); id++) {
      converted.add(box(id, boxes.box(id)));
    }
    return converted;
  }

  private static WalkBox box(int id, org.bowsprit.format.room.WalkBox box) {
    return new WalkBox(
        id,
        box.upperLeft().x(),
        box.upperLeft().y(),
        box.upperRight().x(),
        box.upperRight().y(),
        box.lowerRight().x(),
        box.lowerRight().y(),
        box.lowerLeft().x(),
        box.lowerLeft().y(),
        box.mask(),
        box.flags(),
        box.scale());
  }

  /** Returns the matrix of a BOXM chunk, or the absent one for null. */
  public static BoxMatrix matrix(org.bowsprit.format.room.BoxMatrix matrix) {
    if (matrix == null) {
      return BoxMatrix.absent();
    }
    List<List<HopRun>> rows = new ArrayList<>(matrix.rows().size());
    for (org.bowsprit.format.room.BoxMatrix.Row row : matrix.rows()) {
      rows.add(
          row.hops().stream().map(hop -> new HopRun(hop.from(), hop.to(), hop.next())).toList());
    }
    return new BoxMatrix(rows, MatrixOrigin.DISK);
  }
}
