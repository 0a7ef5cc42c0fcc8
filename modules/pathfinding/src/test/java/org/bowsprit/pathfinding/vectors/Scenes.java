package org.bowsprit.pathfinding.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.bowsprit.format.ByteReader;
import org.bowsprit.format.ChunkPath;
import org.bowsprit.format.room.BoxMatrix;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.FloorState;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.disk.DiskFloor;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** Floors out of the {@code sets} of a vectors file. */
public final class Scenes {

  private Scenes() {}

  /** The floor of boxes and a BOXM payload in hex, or none. */
  public static Floor floor(JsonNode boxes, JsonNode boxm) {
    List<WalkBox> list = Vectors.boxes(boxes);
    return Floor.of(
        list,
        DiskFloor.matrix(
            boxm == null || boxm.isNull()
                ? null
                : BoxMatrix.decode(
                    ByteReader.of(Vectors.bytes(boxm), ChunkPath.ROOT), list.size())));
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
