package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.bowsprit.routelab.room.LabRoom;

/** Runs a comparison: rooms in parallel, then times on one thread. */
public final class Experiment {

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
   * @param source what the rooms come from
   * @param rooms the rooms
   * @param roomDone is called after each room's questions, from any thread, and after each room's
   *     timing
   */
  public Comparison run(String source, List<LabRoom> rooms, Runnable roomDone) {
    List<RoomResult> results = ask(rooms, roomDone);
    if (settings.timed()) {
      results.replaceAll(
          result -> {
            RoomResult timed = result.withTimings(new Stopwatch(contestants).time(result));
            roomDone.run();
            return timed;
          });
    }
    return new Comparison(source, contestants, settings, results);
  }

  private List<RoomResult> ask(List<LabRoom> rooms, Runnable roomDone) {
    ExecutorService threads = Executors.newFixedThreadPool(settings.threads());
    try {
      List<Future<RoomResult>> pending = new ArrayList<>();
      for (LabRoom room : rooms) {
        pending.add(
            threads.submit(
                () -> {
                  RoomResult result =
                      new RoomTrial(room, contestants, yardsticks, settings.speed())
                          .run(
                              QuestionDraw.draw(
                                  room, settings.questionsPerRoom(), settings.seed()));
                  roomDone.run();
                  return result;
                }));
      }
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
    } finally {
      threads.shutdownNow();
    }
  }
}
