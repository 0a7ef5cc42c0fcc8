package org.bowsprit.routelab.experiment;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.bowsprit.routelab.room.LabRooms;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.ReferenceRouters;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.Question;

/**
 * Runs a comparison, a few batches of questions at a time. Only the results of these batches are in
 * memory, whatever the number of rooms and questions.
 *
 * <p>If times are measured, only the calling thread runs the routers, while no other thread works;
 * then all threads measure the routes.
 */
public final class Experiment {

  private final List<Contestant> contestants;
  private final ReferenceRouters referenceRouters;
  private final ExperimentSettings settings;

  /**
   * Sets up an experiment.
   *
   * @param contestants the routers, at least one
   * @param referenceRouters the routers that compute shortest lengths
   * @param settings the settings
   */
  public Experiment(
      List<Contestant> contestants,
      ReferenceRouters referenceRouters,
      ExperimentSettings settings) {
    this.contestants = List.copyOf(contestants);
    this.referenceRouters = referenceRouters;
    this.settings = settings;
  }

  /**
   * Returns the number of batches of a comparison.
   *
   * @param rooms all rooms
   * @param settings the settings of the comparison
   */
  public static int batches(LabRooms rooms, ExperimentSettings settings) {
    int[] count = {0};
    rooms.forEach(
        room -> count[0] += Batch.count(QuestionDraw.count(room, settings.questionsPerRoom())));
    return count[0];
  }

  /**
   * Runs the comparison or a part of it.
   *
   * @param rooms all rooms
   * @param isWanted returns whether a batch is part of this run, by its index in the whole
   *     comparison
   * @param batchDone the action to run after each batch, on any thread
   * @param results receives the result of each batch, in order, on the calling thread
   */
  public void run(
      LabRooms rooms, IntPredicate isWanted, Runnable batchDone, Consumer<BatchResult> results) {
    ExecutorService threads = Executors.newFixedThreadPool(settings.threads());
    try {
      BatchWork work =
          new BatchWork(contestants, referenceRouters, settings, threads, batchDone, results);
      int[] roomAndBatch = {0, 0};
      rooms.forEach(
          room -> {
            int roomIndex = roomAndBatch[0]++;
            int first = roomAndBatch[1];
            roomAndBatch[1] += Batch.count(QuestionDraw.count(room, settings.questionsPerRoom()));
            add(work, roomIndex, room, first, roomAndBatch[1], isWanted);
          });
      work.finish();
    } finally {
      threads.shutdownNow();
    }
  }

  /**
   * Adds the wanted batches of a room; draws the questions of the room only if any of its batches
   * is wanted.
   */
  private void add(
      BatchWork work, int roomIndex, LabRoom room, int first, int end, IntPredicate isWanted) {
    List<Question> questions = null;
    for (int batch = first; batch < end; batch++) {
      if (isWanted.test(batch)) {
        if (questions == null) {
          questions = QuestionDraw.draw(room, settings.questionsPerRoom(), settings.seed());
        }
        work.add(Batch.of(roomIndex, room, questions, batch - first));
      }
    }
  }
}
