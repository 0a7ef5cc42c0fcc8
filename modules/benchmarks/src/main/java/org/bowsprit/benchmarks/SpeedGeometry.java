package org.bowsprit.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.ScaleLookup;

/**
 * A floor and queries on it from {@code speed-geometry.json}.
 *
 * @param floor the boxes and their matrix
 * @param queries 64 queries
 */
record SpeedGeometry(Floor floor, List<RouteRequest> queries) {

  /** The number of queries of a geometry. */
  static final int QUERIES = 64;

  /** Reads the geometry with a name. */
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
    List<BoxRecord> boxes = new ArrayList<>();
    for (JsonNode box : geometry.get("boxes")) {
      boxes.add(BoxRecord.of(ints(box)));
    }
    List<RouteRequest> queries = new ArrayList<>();
    for (JsonNode query : geometry.get("queries")) {
      int[] v = ints(query);
      queries.add(RouteRequest.of(v[0], v[1], v[2], v[3]));
    }
    byte[] boxm = HexFormat.of().parseHex(geometry.get("boxmHex").textValue());
    BoxChunks disk =
        BoxChunks.of(
            new BoxRecords(boxes),
            BoxMatrixChunk.decode(ByteReader.of(boxm, ChunkPath.ROOT), boxes.size()),
            ScaleSlots.NONE);
    return new SpeedGeometry(DiskFloor.of(RoomInfo.UNKNOWN, disk, ScaleLookup.FULL), queries);
  }

  private static int[] ints(JsonNode array) {
    int[] values = new int[array.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = array.get(i).intValue();
    }
    return values;
  }
}
