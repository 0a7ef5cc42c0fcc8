package org.bowsprit.routelab.experiment;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.trial.Case;
import org.bowsprit.trial.room.LabRoom;

/**
 * The answers to a batch of questions. The results of a comparison are a row of them: room after
 * room, and in each room in the order of its questions.
 *
 * @param place of the room in the comparison, from 0
 * @param room the room
 * @param first the number of the first question in the room, from 0
 * @param all how many questions the room has
 * @param cases the questions and their answers
 */
public record BatchResult(int place, LabRoom room, int first, int all, List<Case> cases) {

  /** Of rooms with more questions a report shows only those that routers disagree about most. */
  private static final int MOST_SHOWN = 250;

  private static final int SHOWN_IN_A_BATCH = 6;

  public BatchResult {
    cases = List.copyOf(cases);
  }

  /** Returns whether these are the first results of the room. */
  public boolean beginsRoom() {
    return first == 0;
  }

  /** Returns whether these are the last results of the room. */
  public boolean endsRoom() {
    return first + cases.size() >= all;
  }

  /**
   * Returns whether a report shows all questions of a room.
   *
   * @param questions how many it has
   */
  static boolean showsAll(int questions) {
    return questions <= MOST_SHOWN;
  }

  /**
   * Returns the places, from 0 and in order, of the cases that a report may show one by one: all of
   * a room with few questions, else those that routers disagree about most.
   */
  public List<Integer> shown() {
    return IntStream.range(0, cases.size())
        .boxed()
        .sorted(Comparator.comparing(i -> Disagreement.weight(place, cases.get(i))))
        .limit(showsAll(all) ? cases.size() : SHOWN_IN_A_BATCH)
        .sorted()
        .toList();
  }
}
