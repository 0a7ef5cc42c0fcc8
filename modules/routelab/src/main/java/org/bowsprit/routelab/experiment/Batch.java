package org.bowsprit.routelab.experiment;

import java.util.List;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.Question;

/**
 * Consecutive questions of one room: the smallest unit into which a comparison is divided.
 *
 * @param roomIndex the index of the room in the comparison, from 0
 * @param room the room
 * @param firstQuestion the index of its first question in the room, from 0
 * @param questionsOfRoom the number of questions of the room
 * @param questions the questions in order
 */
public record Batch(
    int roomIndex, LabRoom room, int firstQuestion, int questionsOfRoom, List<Question> questions) {

  /** The number of questions in a batch; the last batch of a room may have fewer. */
  static final int SIZE = 125;

  public Batch {
    questions = List.copyOf(questions);
  }

  /**
   * Returns the number of batches of a room; a room without questions has one.
   *
   * @param questions the number of questions of the room
   */
  static int count(int questions) {
    return Math.max(1, (questions + SIZE - 1) / SIZE);
  }

  /**
   * Returns a batch of a room's questions.
   *
   * @param number the index of the batch in the room, from 0
   */
  static Batch of(int place, LabRoom room, List<Question> questions, int number) {
    int first = number * SIZE;
    int end = Math.min(questions.size(), first + SIZE);
    return new Batch(place, room, first, questions.size(), questions.subList(first, end));
  }
}
