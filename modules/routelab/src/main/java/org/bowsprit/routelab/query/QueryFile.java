package org.bowsprit.routelab.query;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.ScaleLookup;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.room.LockScenario;
import org.bowsprit.trial.room.Question;

/**
 * A file of route queries: {@code sets} with boxes and a BOXM payload, and {@code cases}, which
 * refer to the sets. The floors are in memory. The walks are read again at each visit, so a file
 * can contain any number of walks.
 */
public final class QueryFile implements RouteQueries {

  static final ObjectMapper MAPPER = new ObjectMapper();

  private static final String SETS = "sets";
  private static final String CASES = "cases";

  private final JsonLists lists;
  private final List<Floor> floors = new ArrayList<>();

  /**
   * Reads a whole file to check it.
   *
   * @throws QueryFileException if the file is not JSON with the schema of query files
   */
  public QueryFile(BoxSetFile.Source source) throws IOException {
    this.lists = new JsonLists(source);
    require(SETS, lists.forEach(SETS, (set, index) -> floors.add(floor(set, index))));
    require(CASES, lists.forEach(CASES, this::query));
  }

  private static void require(String list, int elements) {
    if (elements < 0) {
      throw new QueryFileException("the file", "a list \"" + list + "\"");
    }
  }

  @Override
  public void forEach(Consumer<RouteQuery> visitor) throws IOException {
    lists.forEach(CASES, (query, index) -> visitor.accept(query(query, index)));
  }

  static Question question(JsonNode query, String path) {
    return new Question(
        Question.GIVEN,
        scenario(query, path),
        point(query, "start", path),
        point(query, "goal", path));
  }

  /** An action that reads JSON. */
  interface JsonAction<T> {
    T read() throws IOException;
  }

  /** Reads JSON; the exception names the position of a syntax error. */
  static <T> T readJson(JsonAction<T> action) throws IOException {
    try {
      return action.read();
    } catch (JsonProcessingException e) {
      // Errors about nesting depth and number length have no position.
      String path = e.getLocation() == null ? "the file" : "line " + e.getLocation().getLineNr();
      throw new QueryFileException(path, "JSON, found: " + e.getOriginalMessage());
    }
  }

  private static Floor floor(JsonNode set, int index) {
    return DiskFloor.of(
        RoomInfo.UNKNOWN, BoxSet.of(set, SETS + "[" + index + "]"), ScaleLookup.FULL);
  }

  private RouteQuery query(JsonNode query, int index) {
    String path = CASES + "[" + index + "]";
    return new RouteQuery(
        query.path("id").asText(path),
        floors.get(set(query, floors.size(), path)),
        point(query, "start", path),
        point(query, "goal", path),
        scenario(query, path),
        1);
  }

  static int set(JsonNode query, int sets, String path) {
    JsonNode set = query.path("set");
    if (!isInteger(set) || set.intValue() < 0 || set.intValue() >= sets) {
      throw new QueryFileException(path + ".set", "the position of one of " + sets + " sets");
    }
    return set.intValue();
  }

  private static LockScenario scenario(JsonNode query, String path) {
    List<Integer> locks = new ArrayList<>();
    for (JsonNode lock : query.path("locks")) {
      if (!isInteger(lock)) {
        throw new QueryFileException(path + ".locks", "a list of boxes' ids");
      }
      locks.add(lock.intValue());
    }
    boolean rebuilt = query.path("rebuilt").booleanValue();
    return locks.isEmpty() && !rebuilt ? LockScenario.NONE : LockScenario.of(locks, rebuilt);
  }

  private static Point point(JsonNode query, String key, String path) {
    JsonNode point = query.path(key);
    if (!point.isArray()
        || point.size() != 2
        || !isInteger(point.get(0))
        || !isInteger(point.get(1))) {
      throw new QueryFileException(path + "." + key, "a point [x, y] of whole numbers");
    }
    return new Point(point.get(0).intValue(), point.get(1).intValue());
  }

  static boolean isInteger(JsonNode number) {
    return number.isIntegralNumber() && number.canConvertToInt();
  }

  static JsonNode array(JsonNode parent, String key, String path) {
    JsonNode array = parent.path(key);
    if (!array.isArray()) {
      throw new QueryFileException(path, "a list \"" + key + "\"");
    }
    return array;
  }
}
