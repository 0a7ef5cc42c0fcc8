package org.bowsprit.pathfinding.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.bowsprit.format.ByteReader;
import org.bowsprit.format.ChunkPath;
import org.bowsprit.format.room.RoomFloor;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.format.room.WalkBoxes;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.FloorState;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.disk.DiskFloor;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;

/** Floors out of the {@code sets} of a vectors file. */
public final class Scenes {

  private Scenes() {}

  /** The floor of boxes and a BOXM payload in hex, or none. */
  public static Floor floor(JsonNode boxes, JsonNode boxm) {
    List<WalkBox> list = Shapes.boxes(boxes);
    boolean absent = boxm == null || boxm.isNull();
    return Floor.of(list, absent ? BoxMatrix.absent() : matrix(boxm, list.size()));
  }

  private static BoxMatrix matrix(JsonNode boxm, int boxCount) {
    ByteReader payload = ByteReader.of(Shapes.bytes(boxm), ChunkPath.ROOT);
    return DiskFloor.matrix(
        RoomFloor.of(
            WalkBoxes.NONE,
            org.bowsprit.format.room.BoxMatrix.decode(payload, boxCount),
            ScaleSlots.NONE));
  }

  /** A floor after the locks and the rebuild of a case. */
  public static Floor locked(Floor disk, Router router, JsonNode query) {
    FloorState state = new FloorState(disk, router);
    for (JsonNode id : query.path("locks")) {
      int box = id.intValue();
      state.setFlags(box, disk.box(box).flags() | WalkBox.INVISIBLE);
    }
    if (query.path("rebuilt").booleanValue()) {
      state.rebuildMatrix();
    }
    return state.floor();
  }
}
