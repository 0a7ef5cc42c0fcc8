package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.bowsprit.routelab.room.LabRoom;
import org.bowsprit.routelab.room.LabRooms;

/**
 * Runs a comparison: some rooms in parallel, then times on one thread, then the next rooms. Only
 * the results of those are in memory, however many rooms there are.
 */
public final class Experiment {

  /** So many that threads seldom wait for the last room. */
  private static final int ROOMS_PER_THREAD = 8;

  private final List<Contestant> contestants;
  private final Yardsticks yardsticks;
  private final ExperimentSettings settings;

  /**
   * Sets up an experiment.
   *
   * @param contestants the routers, at least one
   * @param yardsticks how short a way can be
   * @param settings how much to do
   */
  public Experiment(
      List<Contestant> contestants, Yardsticks yardsticks, ExperimentSettings settings) {
    this.contestants = List.copyOf(contestants);
    this.yardsticks = yardsticks;
    this.settings = settings;
  }

  /**
   * Runs it.
   *
   * @param rooms the rooms
   * @param roomDone is called after each room's questions, from any thread, and after each room's
   *     timing
   * @param results gets the result of each room, in their order, on the calling thread
   */
  public void run(LabRooms rooms, Runnable roomDone, Consumer<RoomResult> results) {
    ExecutorService threads = Executors.newFixedThreadPool(settings.threads());
    try {
      int most = ROOMS_PER_THREAD * settings.threads();
      List<LabRoom> some = new ArrayList<>();
      rooms.forEach(
          room -> {
            some.add(room);
            if (some.size() == most) {
              measure(some, threads, roomDone, results);
              some.clear();
            }
          });
      measure(some, threads, roomDone, results);
    } finally {
      threads.shutdownNow();
    }
  }

  private void measure(
      List<LabRoom> rooms,
      ExecutorService threads,
      Runnable roomDone,
      Consumer<RoomResult> results) {
    for (RoomResult result : ask(rooms, threads, roomDone)) {
      if (settings.timed()) {
        results.accept(result.withTimings(new Stopwatch(contestants).time(result)));
        roomDone.run();
      } else {
        results.accept(result);
      }
    }
  }

  private List<RoomResult> ask(List<LabRoom> rooms, ExecutorService threads, Runnable roomDone) {
    List<Future<RoomResult>> pending = new ArrayList<>();
    for (LabRoom room : rooms) {
      pending.add(
          threads.submit(
              () -> {
                RoomResult result = ask(room);
                roomDone.run();
                return result;
              }));
    }
    try {
      List<RoomResult> results = new ArrayList<>();
      for (Future<RoomResult> result : pending) {
        results.add(result.get());
      }
      return results;
    } catch (ExecutionException e) {
      throw new IllegalStateException("a room could not be measured", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the comparison was interrupted", e);
    }
  }

  private RoomResult ask(LabRoom room) {
    return new RoomTrial(room, contestants, yardsticks, settings.speed())
        .run(QuestionDraw.draw(room, settings.questionsPerRoom(), settings.seed()));
  }
}
