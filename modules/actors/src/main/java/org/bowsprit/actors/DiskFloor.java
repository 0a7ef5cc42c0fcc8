package org.bowsprit.actors;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.ScaleLookup;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.HopRows;
import org.bowsprit.pathfinding.matrix.HopRun;
import org.bowsprit.pathfinding.matrix.MatrixOrigin;

/** Creates floors from room data, without the changes by scripts. */
public final class DiskFloor {

  private DiskFloor() {}

  /**
   * Returns the floor of a room.
   *
   * @param room the room
   * @param floor the room's boxes and matrix
   * @param scale the scale at each position
   */
  public static Floor of(RoomInfo room, BoxChunks floor, ScaleLookup scale) {
    List<WalkBox> boxes = boxes(floor.boxes());
    int[] flags = boxes.stream().mapToInt(WalkBox::flags).toArray();
    return new Floor(room, boxes, flags, matrix(floor), scale);
  }

  /** Returns the boxes of a BOXD chunk, numbered by their order. */
  public static List<WalkBox> boxes(BoxRecords boxes) {
    List<WalkBox> converted = new ArrayList<>(boxes.count());
    for (int id = 0; id < boxes.count(); id++) {
      converted.add(box(id, boxes.box(id)));
    }
    return converted;
  }

  /** Returns a box of a BOXD chunk with the given id. */
  public static WalkBox box(int id, BoxRecord box) {
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

  /** Returns the matrix of a room in both interpretations, or the absent matrix. */
  public static BoxMatrix matrix(BoxChunks floor) {
    return floor
        .matrix()
        .map(
            matrix ->
                new BoxMatrix(
                    rows(matrix), rows(floor.classicMatrix().orElse(matrix)), MatrixOrigin.DISK))
        .orElseGet(BoxMatrix::absent);
  }

  private static List<List<HopRun>> rows(BoxMatrixChunk matrix) {
    return matrix.rows().stream().map(DiskFloor::row).toList();
  }

  private static List<HopRun> row(BoxMatrixChunk.Row row) {
    return row.hops().stream().map(hop -> new HopRun(hop.from(), hop.to(), hop.next())).toList();
  }

  /**
   * Returns a matrix in the form of room data, in which every box also leads to itself.
   *
   * @param size the number of boxes, at most 255
   */
  public static BoxMatrixChunk chunk(BoxMatrix matrix, int size) {
    int[][] table = HopRows.table(matrix, size);
    for (int box = 0; box < size; box++) {
      table[box][box] = box;
    }
    return BoxMatrixChunk.fromTable(table);
  }
}
