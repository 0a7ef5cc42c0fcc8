package org.bowsprit.routelab.experiment;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.trial.AnsweredQuestion;
import org.bowsprit.trial.room.LabRoom;

/**
 * The answers to a batch of questions. The results of a comparison are a sequence of them, ordered
 * by room and, within a room, by question.
 *
 * @param roomIndex the index of the room in the comparison, from 0
 * @param room the room
 * @param firstQuestion the number of the first question in the room, from 0
 * @param questionsOfRoom the number of questions of the room
 * @param questions the questions and their answers
 */
public record BatchResult(
    int roomIndex,
    LabRoom room,
    int firstQuestion,
    int questionsOfRoom,
    List<AnsweredQuestion> questions) {

  /**
   * The largest number of questions of a room that a report shows completely. For a room with more
   * questions, a report shows only the largest disagreements.
   */
  private static final int MAX_QUESTIONS_SHOWN_COMPLETELY = 250;

  private static final int MAX_SHOWN_PER_BATCH = 6;

  public BatchResult {
    questions = List.copyOf(questions);
  }

  /** Returns whether these are the first results of the room. */
  public boolean beginsRoom() {
    return firstQuestion == 0;
  }

  /** Returns whether these are the last results of the room. */
  public boolean endsRoom() {
    return firstQuestion + questions.size() >= questionsOfRoom;
  }

  /**
   * Returns whether a report shows all questions of a room.
   *
   * @param questions the number of its questions
   */
  static boolean showsAll(int questions) {
    return questions <= MAX_QUESTIONS_SHOWN_COMPLETELY;
  }

  /**
   * Returns the indices, in order, of the questions that a report may show individually: all for a
   * room with few questions, otherwise those with the largest disagreements.
   */
  public List<Integer> shownQuestions() {
    return IntStream.range(0, questions.size())
        .boxed()
        .sorted(Comparator.comparing(i -> Disagreement.weight(roomIndex, questions.get(i))))
        .limit(showsAll(questionsOfRoom) ? questions.size() : MAX_SHOWN_PER_BATCH)
        .sorted()
        .toList();
  }
}
