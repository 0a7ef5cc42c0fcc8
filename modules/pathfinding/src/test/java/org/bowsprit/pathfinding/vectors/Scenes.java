package org.bowsprit.pathfinding.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.pathfinding.BoxOverrides;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.ScaleLookup;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.HopRun;
import org.bowsprit.pathfinding.matrix.MatrixOrigin;

/** Creates floors from the {@code sets} of a vector file. */
public final class Scenes {

  private Scenes() {}

  /**
   * Returns a floor of boxes and of a BOXM payload in hexadecimal digits. Null means that there is
   * no matrix.
   */
  public static Floor floor(JsonNode boxes, JsonNode boxm) {
    List<WalkBox> list = Shapes.boxes(boxes);
    boolean absent = boxm == null || boxm.isNull();
    return Floor.of(list, absent ? BoxMatrix.absent() : matrix(boxm, list.size()));
  }

  private static BoxMatrix matrix(JsonNode boxm, int boxCount) {
    ByteReader payload = ByteReader.of(Shapes.bytes(boxm), ChunkPath.ROOT);
    return new BoxMatrix(rows(BoxMatrixChunk.decode(payload, boxCount)), MatrixOrigin.DISK);
  }

  /** Returns the floor of a room with boxes and a matrix, in which actors have full size. */
  public static Floor floor(RoomInfo room, BoxChunks disk) {
    List<WalkBox> boxes = new ArrayList<>();
    for (int id = 0; id < disk.boxes().count(); id++) {
      boxes.add(Shapes.box(id, disk.boxes().box(id)));
    }
    BoxMatrix matrix =
        new BoxMatrix(
            rows(disk.matrix().orElseThrow()),
            rows(disk.classicMatrix().orElseThrow()),
            MatrixOrigin.DISK);
    int[] flags = boxes.stream().mapToInt(WalkBox::flags).toArray();
    return new Floor(room, boxes, flags, matrix, ScaleLookup.FULL);
  }

  private static List<List<HopRun>> rows(BoxMatrixChunk matrix) {
    return matrix.rows().stream().map(Scenes::row).toList();
  }

  private static List<HopRun> row(BoxMatrixChunk.Row row) {
    return row.hops().stream().map(hop -> new HopRun(hop.from(), hop.to(), hop.next())).toList();
  }

  /** Returns a floor with the locks and the rebuilt matrix of a case. */
  public static Floor locked(Floor disk, Router router, JsonNode query) {
    BoxOverrides state = new BoxOverrides(disk, router);
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
