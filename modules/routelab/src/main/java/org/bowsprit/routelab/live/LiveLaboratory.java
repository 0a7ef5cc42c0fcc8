package org.bowsprit.routelab.live;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.bytes.json.JsonException;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.trial.Contestant;

/**
 * Answers the questions of a page. An answer contains each router's route in the form of {@code
 * bowsprit route}, the walk tick by tick, and the box matrix in its three forms.
 *
 * <p>A question, which is a request of the page, is {@code {boxes, boxm, slots, locks, rebuilt,
 * start, goal, speed, routers, debug, walk, matrix}}: a set combined with a case of a query file.
 * {@code boxm} may also be {@code "boxes"} for the matrix computed from the boxes. With {@code
 * field}, the set is a map; with {@code mesh}, it is a mesh. An answer is {@code {schema,
 * matrixChain, results, boxm, matrix}}, or {@code {error}} with a sentence.
 *
 * <p>A floor of thousands of boxes is sent only once. A question with {@code define} is answered
 * with {@code {schema, floor, boxm, matrix}}, where {@code floor} is the number of the floor. Later
 * questions give this number as {@code floor} in place of boxes, matrix, slots and locks. Only the
 * last eight floors are stored. For other floors, the answer is {@code {error, isFloorForgotten}}.
 *
 * <p>Several threads may ask questions about numbered floors at the same time if each router is
 * used by only one thread. All other calls must come from a single thread.
 */
public final class LiveLaboratory {

  private static final int MAX_FLOORS = 8;

  private final List<Contestant> contestants;
  private PreparedQuestion prepared;

  /** The floors with numbers, which are consecutive. */
  private volatile Map<Integer, PreparedQuestion> floorsByNumber = Map.of();

  private int lastFloor;

  /**
   * Opens a laboratory.
   *
   * @param contestants the routers, in the order of the answers
   */
  public LiveLaboratory(List<Contestant> contestants) {
    this.contestants = List.copyOf(contestants);
  }

  /** Returns the routers: {@code [{id, name}]}. */
  public String routers() {
    return JsonWriter.array(
        list ->
            contestants.forEach(
                contestant ->
                    list.addObject(
                        json -> json.put("id", contestant.id()).put("name", contestant.name()))));
  }

  /**
   * Discards the prepared floors, because a router was replaced. The next question prepares the
   * routers again.
   */
  public void discardPreparedFloors() {
    prepared = null;
    Map<Integer, PreparedQuestion> unpreparedFloors = new TreeMap<>();
    floorsByNumber.forEach(
        (number, floor) ->
            unpreparedFloors.put(number, new PreparedQuestion(floor.asked(), contestants)));
    floorsByNumber = unpreparedFloors;
  }

  /** Returns the answer to a question. Never throws because of the question's contents. */
  public String answer(String question) {
    try {
      JsonValue request = JsonValue.parse(question);
      if (!request.get("floor").isNull()) {
        return answerOnFloor(request.get("floor").number(), request);
      }
      LiveQuestion liveQuestion = LiveQuestion.of(request);
      if (request.get("define").isTrue()) {
        return defineFloor(liveQuestion);
      }
      if (prepared == null || !prepared.canAnswer(liveQuestion)) {
        prepared = new PreparedQuestion(liveQuestion, contestants);
      }
      return AnswerJson.json(liveQuestion, prepared);
    } catch (JsonException e) {
      return JsonWriter.object(json -> json.put("error", e.getMessage() + "."));
    }
  }

  private String answerOnFloor(int number, JsonValue request) {
    PreparedQuestion floor = floorsByNumber.get(number);
    if (floor == null) {
      return JsonWriter.object(
          json -> json.put("error", "This floor is forgotten.").put("isFloorForgotten", true));
    }
    return AnswerJson.json(floor.asked().withSameFloor(request), floor);
  }

  /** Assigns a number to a floor. Removes the oldest floor if there are too many. */
  private String defineFloor(LiveQuestion question) {
    PreparedQuestion floor = new PreparedQuestion(question, contestants);
    TreeMap<Integer, PreparedQuestion> updatedFloors = new TreeMap<>(floorsByNumber);
    lastFloor++;
    updatedFloors.put(lastFloor, floor);
    while (updatedFloors.size() > MAX_FLOORS) {
      updatedFloors.remove(updatedFloors.firstKey());
    }
    floorsByNumber = updatedFloors;
    return AnswerJson.floorJson(lastFloor, question, floor);
  }
}
