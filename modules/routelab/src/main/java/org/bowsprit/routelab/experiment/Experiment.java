package org.bowsprit.routelab.experiment;

import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.bowsprit.routelab.room.LabRooms;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.Yardsticks;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.Question;

/**
 * Runs a comparison: some batches of questions, then the next ones. Only the results of those are
 * in memory, however many rooms and questions there are.
 *
 * <p>Where time is taken, the calling thread alone asks the routers, while no other works; then all
 * threads measure the routes.
 */
public final class Experiment {

  private final List<Contestant> contestants;
  private final Yardsticks yardsticks;
  private final ExperimentSettings settings;

  /**
   * Sets up an experiment.
   *
   * @param contestants the routers, at least one
   * @param yardsticks the routers that compute shortest lengths
   * @param settings how much to do
   */
  public Experiment(
      List<Contestant> contestants, Yardsticks yardsticks, ExperimentSettings settings) {
    this.contestants = List.copyOf(contestants);
    this.yardsticks = yardsticks;
    this.settings = settings;
  }

  /**
   * Returns the number of batches that a comparison is cut into.
   *
   * @param rooms all rooms
   * @param settings of the comparison
   */
  public static int batches(LabRooms rooms, ExperimentSettings settings) {
    int[] count = {0};
    rooms.forEach(
        room -> count[0] += Batch.count(QuestionDraw.count(room, settings.questionsPerRoom())));
    return count[0];
  }

  /**
   * Runs it, or a part of it.
   *
   * @param rooms all rooms
   * @param isWanted tells of each batch by its place in the whole, from 0, whether it is done
   * @param batchDone is called after each batch, from any thread
   * @param results gets the result of each batch, in order, on the calling thread
   */
  public void run(
      LabRooms rooms, IntPredicate isWanted, Runnable batchDone, Consumer<BatchResult> results) {
    ExecutorService threads = Executors.newFixedThreadPool(settings.threads());
    try {
      BatchWork work =
          new BatchWork(contestants, yardsticks, settings, threads, batchDone, results);
      int[] places = {0, 0};
      rooms.forEach(
          room -> {
            int place = places[0]++;
            int first = places[1];
            places[1] += Batch.count(QuestionDraw.count(room, settings.questionsPerRoom()));
            add(work, place, room, first, places[1], isWanted);
          });
      work.finish();
    } finally {
      threads.shutdownNow();
    }
  }

  /** Adds the batches of a room that are wanted; its questions are drawn if there are any. */
  private void add(
      BatchWork work, int place, LabRoom room, int first, int end, IntPredicate isWanted) {
    List<Question> questions = null;
    for (int batch = first; batch < end; batch++) {
      if (isWanted.test(batch)) {
        if (questions == null) {
          questions = QuestionDraw.draw(room, settings.questionsPerRoom(), settings.seed());
        }
        work.add(Batch.of(place, room, questions, batch - first));
      }
    }
  }
}
