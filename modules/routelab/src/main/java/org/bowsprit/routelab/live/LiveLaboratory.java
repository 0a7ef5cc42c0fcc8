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
 * {@code boxm} may also be {@code "boxes"} for the matrix computed from the boxes. {@code field}
 * makes it a map, {@code mesh} a mesh. An answer is {@code {schema, matrixChain, results, boxm,
 * matrix}}, or {@code {error}} with a sentence.
 *
 * <p>A floor of thousands of boxes is sent only once. A question with {@code define} is answered
 * with {@code {schema, floor, boxm, matrix}}, where {@code floor} is the number of the floor. Later
 * questions give this number as {@code floor} in place of boxes, matrix, slots and locks. Only the
 * last eight floors are stored. For other floors, the answer is {@code {error, isFloorForgotten}}.
 *
 * <p>Questions about numbered floors may be asked by several threads at once if each router is
 * asked by only one of them; everything else is limited to one thread.
 */
public final class LiveLaboratory {

  private static final int MAX_FLOORS = 8;

  private final List<Contestant> contestants;
  private PreparedQuestion prepared;

  /** The floors with numbers, which are consecutive. */
  private volatile Map<Integer, PreparedQuestion> floors = Map.of();

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
    Map<Integer, PreparedQuestion> replaced = new TreeMap<>();
    floors.forEach(
        (number, floor) -> replaced.put(number, new PreparedQuestion(floor.asked(), contestants)));
    floors = replaced;
  }

  /** Returns the answer to a question. Never throws because of the question's contents. */
  public String answer(String question) {
    try {
      JsonValue request = JsonValue.parse(question);
      if (!request.get("floor").isNull()) {
        return answerOnFloor(request.get("floor").number(), request);
      }
      LiveQuestion parsed = LiveQuestion.of(request);
      if (request.get("define").isTrue()) {
        return defineFloor(parsed);
      }
      if (prepared == null || !prepared.canAnswer(parsed)) {
        prepared = new PreparedQuestion(parsed, contestants);
      }
      return AnswerJson.json(parsed, prepared);
    } catch (JsonException e) {
      return JsonWriter.object(json -> json.put("error", e.getMessage() + "."));
    }
  }

  private String answerOnFloor(int number, JsonValue request) {
    PreparedQuestion floor = floors.get(number);
    if (floor == null) {
      return JsonWriter.object(
          json -> json.put("error", "This floor is forgotten.").put("isFloorForgotten", true));
    }
    return AnswerJson.json(floor.asked().withSameFloor(request), floor);
  }

  /** Assigns a number to a floor. Removes the oldest floor if there are too many. */
  private String defineFloor(LiveQuestion question) {
    PreparedQuestion floor = new PreparedQuestion(question, contestants);
    TreeMap<Integer, PreparedQuestion> updated = new TreeMap<>(floors);
    lastFloor++;
    updated.put(lastFloor, floor);
    while (updated.size() > MAX_FLOORS) {
      updated.remove(updated.firstKey());
    }
    floors = updated;
    return AnswerJson.floorJson(lastFloor, question, floor);
  }
}
