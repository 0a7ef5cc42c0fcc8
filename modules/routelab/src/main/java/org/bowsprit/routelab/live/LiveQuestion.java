package org.bowsprit.routelab.live;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.json.JsonException;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.trial.WalkSpeed;
import org.bowsprit.trial.room.FieldMap;
import org.bowsprit.trial.room.LockScenario;

/**
 * A question of a page: a floor, its changes by scripts, and a walk over it.
 *
 * @param floor boxes, matrix and scale slots
 * @param field the additional data of the floor if it is a map
 * @param scenario the locked boxes, and whether the matrix is rebuilt
 * @param start the start of the walk
 * @param goal the destination of the walk
 * @param speed the speed of the actor
 * @param routers the ids of the routers to ask; empty for all
 * @param debug whether the answers contain debug shapes
 * @param walk whether the answers contain the walk tick by tick
 * @param matrix whether the answer contains the forms of the matrix
 */
record LiveQuestion(
    BoxChunks floor,
    Optional<FieldMap> field,
    LockScenario scenario,
    Point start,
    Point goal,
    WalkSpeed speed,
    List<String> routers,
    boolean debug,
    boolean walk,
    boolean matrix) {

  private static final int MAX_SPEED = 255;

  /**
   * Reads a question that contains its floor.
   *
   * @throws JsonException if the question is invalid; the message contains the path of the invalid
   *     value
   */
  static LiveQuestion of(JsonValue question) {
    JsonValue locksValue = question.get("locks");
    List<Integer> locks = locksValue.elements().stream().map(JsonValue::number).toList();
    boolean rebuilt = question.get("rebuilt").isTrue();
    BoxChunks floor = BoxesJson.of(question);
    return new LiveQuestion(
        floor,
        FieldJson.of(question, floor.boxes().count()),
        locks.isEmpty() && !rebuilt ? LockScenario.NONE : LockScenario.of(locks, rebuilt),
        point(question.get("start")),
        point(question.get("goal")),
        speed(question.get("speed")),
        routers(question),
        question.get("debug").isTrue(),
        question.get("walk").isTrue(),
        question.get("matrix").isTrue());
  }

  /**
   * Reads a question about the same floor as this one.
   *
   * @throws JsonException if the question is invalid; the message contains the path of the invalid
   *     value
   */
  LiveQuestion withSameFloor(JsonValue question) {
    return new LiveQuestion(
        floor,
        field,
        scenario,
        point(question.get("start")),
        point(question.get("goal")),
        speed,
        routers(question),
        question.get("debug").isTrue(),
        question.get("walk").isTrue(),
        question.get("matrix").isTrue());
  }

  private static List<String> routers(JsonValue question) {
    return question.get("routers").elements().stream().map(JsonValue::text).toList();
  }

  private static Point point(JsonValue value) {
    int[] xy = value.numbers(2);
    return new Point(xy[0], xy[1]);
  }

  private static WalkSpeed speed(JsonValue value) {
    if (value.isNull()) {
      return WalkSpeed.DEFAULT;
    }
    int[] xy = value.numbers(2);
    if (Arrays.stream(xy).anyMatch(pixels -> pixels < 1 || pixels > MAX_SPEED)) {
      throw value.expected("pixels a tick, 1 to 255");
    }
    return new WalkSpeed(xy[0], xy[1]);
  }

  /** Returns whether another question is about the same floor in the same state. */
  boolean hasSameFloorAs(LiveQuestion other) {
    return floor.equals(other.floor)
        && field.equals(other.field)
        && scenario.equals(other.scenario)
        && speed.equals(other.speed);
  }
}
