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
    require(SETS, lists.forEach(SETS, (set, place) -> floors.add(floor(set, place))));
    require(CASES, lists.forEach(CASES, this::query));
  }

  private static void require(String list, int elements) {
    if (elements < 0) {
      throw new QueryFileException("the file", "a list \"" + list + "\"");
    }
  }

  @Override
  public void forEach(Consumer<RouteQuery> visitor) throws IOException {
    lists.forEach(CASES, (query, place) -> visitor.accept(query(query, place)));
  }

  static Question question(JsonNode query, String where) {
    return new Question(
        Question.GIVEN,
        scenario(query, where),
        point(query, "start", where),
        point(query, "goal", where));
  }

  /** An action that reads JSON. */
  interface Reading<T> {
    T read() throws IOException;
  }

  /** Reads JSON; the exception names the position of a syntax error. */
  static <T> T parsed(Reading<T> reading) throws IOException {
    try {
      return reading.read();
    } catch (JsonProcessingException e) {
      // Errors about nesting depth and number length have no position.
      String where = e.getLocation() == null ? "the file" : "line " + e.getLocation().getLineNr();
      throw new QueryFileException(where, "JSON, found: " + e.getOriginalMessage());
    }
  }

  private static Floor floor(JsonNode set, int place) {
    return DiskFloor.of(
        RoomInfo.UNKNOWN, BoxSet.of(set, SETS + "[" + place + "]"), ScaleLookup.FULL);
  }

  private RouteQuery query(JsonNode query, int place) {
    String where = CASES + "[" + place + "]";
    return new RouteQuery(
        query.path("id").asText(where),
        floors.get(set(query, floors.size(), where)),
        point(query, "start", where),
        point(query, "goal", where),
        scenario(query, where),
        1);
  }

  static int set(JsonNode query, int sets, String where) {
    JsonNode set = query.path("set");
    if (!isWhole(set) || set.intValue() < 0 || set.intValue() >= sets) {
      throw new QueryFileException(where + ".set", "the position of one of " + sets + " sets");
    }
    return set.intValue();
  }

  private static LockScenario scenario(JsonNode query, String where) {
    List<Integer> locks = new ArrayList<>();
    for (JsonNode lock : query.path("locks")) {
      if (!isWhole(lock)) {
        throw new QueryFileException(where + ".locks", "a list of boxes' ids");
      }
      locks.add(lock.intValue());
    }
    boolean rebuilt = query.path("rebuilt").booleanValue();
    return locks.isEmpty() && !rebuilt ? LockScenario.NONE : LockScenario.of(locks, rebuilt);
  }

  private static Point point(JsonNode query, String key, String where) {
    JsonNode point = query.path(key);
    if (!point.isArray() || point.size() != 2 || !isWhole(point.get(0)) || !isWhole(point.get(1))) {
      throw new QueryFileException(where + "." + key, "a point [x, y] of whole numbers");
    }
    return new Point(point.get(0).intValue(), point.get(1).intValue());
  }

  static boolean isWhole(JsonNode number) {
    return number.isIntegralNumber() && number.canConvertToInt();
  }

  static JsonNode array(JsonNode parent, String key, String where) {
    JsonNode array = parent.path(key);
    if (!array.isArray()) {
      throw new QueryFileException(where, "a list \"" + key + "\"");
    }
    return array;
  }
}
