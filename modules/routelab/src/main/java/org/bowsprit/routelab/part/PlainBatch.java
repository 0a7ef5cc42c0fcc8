package org.bowsprit.routelab.part;

import java.util.List;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.trial.AnsweredQuestion;
import org.bowsprit.trial.room.LabRoom;

/**
 * A batch in a file. A room is written once, with the first of its batches.
 *
 * @param place the index of the room in the comparison
 * @param room the room; null if it is the same as in the previous batch
 * @param first the number of the first question
 * @param all the number of questions of the room
 * @param cases the questions and their answers
 */
record PlainBatch(int place, LabRoom room, int first, int all, List<AnsweredQuestion> cases) {

  static PlainBatch of(BatchResult batch, boolean withRoom) {
    return new PlainBatch(
        batch.roomIndex(),
        withRoom ? batch.room() : null,
        batch.firstQuestion(),
        batch.questionsOfRoom(),
        batch.questions());
  }

  /**
   * Returns the results.
   *
   * @param previousRoom the room of the previous batch; null if there is none
   */
  BatchResult result(LabRoom previousRoom) {
    LabRoom batchRoom = room == null ? previousRoom : room;
    if (batchRoom == null) {
      throw new IllegalArgumentException("no room");
    }
    return new BatchResult(place, batchRoom, first, all, cases);
  }
}
