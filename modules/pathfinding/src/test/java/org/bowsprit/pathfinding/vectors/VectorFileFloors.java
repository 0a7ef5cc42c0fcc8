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

/** Creates floors from the {@code sets} in a file with test vectors. */
public final class VectorFileFloors {

  private VectorFileFloors() {}

  /**
   * Returns a floor with boxes and with the matrix of a BOXM payload in hexadecimal digits. If
   * {@code matrixHex} is null or the JSON value null, the floor has no matrix.
   */
  public static Floor floor(JsonNode boxes, JsonNode matrixHex) {
    List<WalkBox> walkBoxes = VectorReader.boxes(boxes);
    boolean hasNoMatrix = matrixHex == null || matrixHex.isNull();
    return Floor.of(
        walkBoxes, hasNoMatrix ? BoxMatrix.absent() : matrix(matrixHex, walkBoxes.size()));
  }

  private static BoxMatrix matrix(JsonNode matrixHex, int boxCount) {
    ByteReader payload = ByteReader.of(VectorReader.bytes(matrixHex), ChunkPath.ROOT);
    return new BoxMatrix(rows(BoxMatrixChunk.decode(payload, boxCount)), MatrixOrigin.DISK);
  }

  /** Returns the floor of a room with boxes and a matrix, in which actors have full size. */
  public static Floor floor(RoomInfo room, BoxChunks unlockedFloor) {
    List<WalkBox> boxes = new ArrayList<>();
    for (int id = 0; id < unlockedFloor.boxes().count(); id++) {
      boxes.add(VectorReader.box(id, unlockedFloor.boxes().box(id)));
    }
    BoxMatrix matrix =
        new BoxMatrix(
            rows(unlockedFloor.matrix().orElseThrow()),
            rows(unlockedFloor.classicMatrix().orElseThrow()),
            MatrixOrigin.DISK);
    int[] flags = boxes.stream().mapToInt(WalkBox::flags).toArray();
    return new Floor(room, boxes, flags, matrix, ScaleLookup.FULL);
  }

  private static List<List<HopRun>> rows(BoxMatrixChunk matrix) {
    return matrix.rows().stream().map(VectorFileFloors::row).toList();
  }

  private static List<HopRun> row(BoxMatrixChunk.Row row) {
    return row.hops().stream().map(hop -> new HopRun(hop.from(), hop.to(), hop.next())).toList();
  }

  /**
   * Returns the floor of a test case: some boxes are locked, and the matrix is rebuilt if the test
   * case requires it.
   */
  public static Floor lockedFloor(Floor unlockedFloor, Router router, JsonNode query) {
    BoxOverrides overrides = new BoxOverrides(unlockedFloor, router);
    for (JsonNode id : query.path("locks")) {
      int box = id.intValue();
      overrides.setFlags(box, unlockedFloor.box(box).flags() | WalkBox.INVISIBLE);
    }
    if (query.path("rebuilt").booleanValue()) {
      overrides.rebuildMatrix();
    }
    return overrides.floor();
  }
}
