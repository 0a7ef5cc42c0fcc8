package org.bowsprit.routelab.live;

import java.util.List;
import org.bowsprit.bytes.json.JsonException;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.routelab.experiment.Contestant;

/**
 * Answers the questions of a page, one at a time: each router's route as {@code bowsprit route}
 * gives it, with its walk tick by tick, and the box matrix in its three forms.
 *
 * <p>A question is {@code {boxes, boxm, slots, locks, rebuilt, start, goal, speed, routers, debug,
 * walk, matrix}}: a set and a case of a query file in one, where {@code boxm} may also be {@code
 * "boxes"} for the matrix that follows from the boxes. An answer is {@code {schema, matrixChain,
 * results, boxm, matrix}}, or {@code {error}} with a sentence. Not for use by several threads.
 */
public final class LiveLaboratory {

  private final List<Contestant> contestants;
  private PreparedQuestion prepared;

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

  /** Prepares the routers anew for the next question: one of them is another now. */
  public void forgetFloor() {
    prepared = null;
  }

  /** Returns the answer to a question; never throws for what is in it. */
  public String answer(String question) {
    try {
      LiveQuestion asked = LiveQuestion.parse(question);
      if (prepared == null || !prepared.isOf(asked)) {
        prepared = new PreparedQuestion(asked, contestants);
      }
      return AnswerJson.of(asked, prepared);
    } catch (JsonException e) {
      return JsonWriter.object(json -> json.put("error", e.getMessage() + "."));
    }
  }
}
