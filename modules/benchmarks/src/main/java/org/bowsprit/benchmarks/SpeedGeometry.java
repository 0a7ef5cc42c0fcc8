package org.bowsprit.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.bowsprit.format.ByteReader;
import org.bowsprit.format.ChunkPath;
import org.bowsprit.format.room.RoomFloor;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.format.room.WalkBoxes;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.disk.DiskFloor;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * A floor and queries on it, out of {@code speed-geometry.json}.
 *
 * @param floor the boxes and their matrix
 * @param queries 64 of them
 */
record SpeedGeometry(Floor floor, List<RouteRequest> queries) {

  /** How many queries a geometry has. */
  static final int QUERIES = 64;

  /** Reads the geometry of a name. */
  static SpeedGeometry read(String name) throws IOException {
    try (InputStream in = SpeedGeometry.class.getResourceAsStream("/speed-geometry.json")) {
      for (JsonNode geometry : new ObjectMapper().readTree(in).get("cases")) {
        if (geometry.get("name").textValue().equals(name)) {
          return of(geometry);
        }
      }
    }
    throw new IllegalArgumentException("no geometry " + name);
  }

  private static SpeedGeometry of(JsonNode geometry) throws IOException {
    List<WalkBox> boxes = new ArrayList<>();
    for (JsonNode box : geometry.get("boxes")) {
      int[] v = ints(box);
      boxes.add(
          new WalkBox(
              boxes.size(), v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10]));
    }
    List<RouteRequest> queries = new ArrayList<>();
    for (JsonNode query : geometry.get("queries")) {
      int[] v = ints(query);
      queries.add(RouteRequest.of(v[0], v[1], v[2], v[3]));
    }
    byte[] boxm = HexFormat.of().parseHex(geometry.get("boxmHex").textValue());
    RoomFloor disk =
        RoomFloor.of(
            WalkBoxes.NONE,
            org.bowsprit.format.room.BoxMatrix.decode(
                ByteReader.of(boxm, ChunkPath.ROOT), boxes.size()),
            ScaleSlots.NONE);
    return new SpeedGeometry(Floor.of(boxes, DiskFloor.matrix(disk)), queries);
  }

  private static int[] ints(JsonNode array) {
    int[] values = new int[array.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = array.get(i).intValue();
    }
    return values;
  }
}
