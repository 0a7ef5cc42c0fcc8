package org.bowsprit.routelab.query;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.bowsprit.format.ByteReader;
import org.bowsprit.format.ChunkPath;
import org.bowsprit.format.room.RoomFloor;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.format.room.WalkBoxes;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.disk.DiskFloor;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;

/** Reads route queries: {@code sets} of boxes and BOXM payload, {@code cases} by set. */
public final class QueryFile {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private QueryFile() {}

  /**
   * Reads queries in the order of the file.
   *
   * @throws QueryFileException if the file is not JSON of that schema
   */
  public static List<RouteQuery> read(InputStream in) throws IOException {
    JsonNode file = tree(in);
    List<Floor> floors = new ArrayList<>();
    for (JsonNode set : array(file, "sets", "the file")) {
      floors.add(floor(set, "sets[" + floors.size() + "]"));
    }
    List<RouteQuery> queries = new ArrayList<>();
    for (JsonNode query : array(file, "cases", "the file")) {
      queries.add(query(query, floors, "cases[" + queries.size() + "]"));
    }
    return queries;
  }

  private static JsonNode tree(InputStream in) throws IOException {
    try {
      return MAPPER.readTree(in);
    } catch (JsonProcessingException e) {
      throw new QueryFileException(
          "line " + e.getLocation().getLineNr(), "JSON, found: " + e.getOriginalMessage());
    }
  }

  private static Floor floor(JsonNode set, String where) {
    List<WalkBox> boxes = new ArrayList<>();
    for (JsonNode box : array(set, "boxes", where)) {
      boxes.add(JsonBoxes.box(boxes.size(), box, where + ".boxes[" + boxes.size() + "]"));
    }
    JsonNode boxm = set.path("boxm");
    return Floor.of(
        boxes,
        boxm.isTextual() ? matrix(boxm.textValue(), boxes.size(), where) : BoxMatrix.absent());
  }

  private static BoxMatrix matrix(String hex, int boxCount, String where) {
    byte[] payload;
    try {
      payload = HexFormat.of().parseHex(hex);
    } catch (IllegalArgumentException e) {
      throw new QueryFileException(where + ".boxm", "a BOXM payload in hex");
    }
    return DiskFloor.matrix(
        new RoomFloor(
            WalkBoxes.NONE,
            Optional.of(
                org.bowsprit.format.room.BoxMatrix.decode(
                    ByteReader.of(payload, ChunkPath.ROOT), boxCount)),
            Optional.of(
                org.bowsprit.format.room.BoxMatrix.decodeClassic(
                    ByteReader.of(payload, ChunkPath.ROOT), boxCount)),
            ScaleSlots.NONE));
  }

  private static RouteQuery query(JsonNode query, List<Floor> floors, String where) {
    JsonNode set = query.path("set");
    if (!set.canConvertToInt() || set.intValue() < 0 || set.intValue() >= floors.size()) {
      throw new QueryFileException(
          where + ".set", "the position of one of " + floors.size() + " sets");
    }
    List<Integer> locks = new ArrayList<>();
    query.path("locks").forEach(lock -> locks.add(lock.intValue()));
    return new RouteQuery(
        query.path("id").asText(where),
        floors.get(set.intValue()),
        point(query, "start", where),
        point(query, "goal", where),
        locks,
        query.path("rebuilt").booleanValue());
  }

  private static Point point(JsonNode query, String key, String where) {
    JsonNode point = query.path(key);
    if (!point.isArray()
        || point.size() != 2
        || !point.get(0).canConvertToInt()
        || !point.get(1).canConvertToInt()) {
      throw new QueryFileException(where + "." + key, "a point [x, y]");
    }
    return new Point(point.get(0).intValue(), point.get(1).intValue());
  }

  private static JsonNode array(JsonNode parent, String key, String where) {
    JsonNode array = parent.path(key);
    if (!array.isArray()) {
      throw new QueryFileException(where, "a list \"" + key + "\"");
    }
    return array;
  }
}
