package org.bowsprit.routelab.part;

import java.util.List;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.trial.Case;
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
record PlainBatch(int place, LabRoom room, int first, int all, List<Case> cases) {

  static PlainBatch of(BatchResult batch, boolean withRoom) {
    return new PlainBatch(
        batch.place(), withRoom ? batch.room() : null, batch.first(), batch.all(), batch.cases());
  }

  /**
   * Returns the results.
   *
   * @param before the room of the previous batch; null if there is none
   */
  BatchResult result(LabRoom before) {
    LabRoom its = room == null ? before : room;
    if (its == null) {
      throw new IllegalArgumentException("no room");
    }
    return new BatchResult(place, its, first, all, cases);
  }
}
