package org.bowsprit.routelab.experiment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.Plan;
import org.bowsprit.trial.ReferenceRouters;

/**
 * The batches of an experiment that are being processed, and the routers prepared for their rooms.
 */
final class BatchWork {

  /**
   * The number of batches for each thread. It is so large that threads seldom wait for the last
   * batch.
   */
  private static final int BATCHES_PER_THREAD = 8;

  private final List<Contestant> contestants;
  private final ReferenceRouters yardsticks;
  private final ExperimentSettings settings;
  private final ExecutorService threads;
  private final Runnable batchDone;
  private final Consumer<BatchResult> results;
  private final List<Batch> waiting = new ArrayList<>();

  /** Trials that no thread is using, by the index of their room. */
  private Map<Integer, Queue<RoomTrial>> idleTrials = new HashMap<>();

  BatchWork(
      List<Contestant> contestants,
      ReferenceRouters yardsticks,
      ExperimentSettings settings,
      ExecutorService threads,
      Runnable batchDone,
      Consumer<BatchResult> results) {
    this.contestants = contestants;
    this.yardsticks = yardsticks;
    this.settings = settings;
    this.threads = threads;
    this.batchDone = batchDone;
    this.results = results;
  }

  /** Adds a batch, and processes all added ones if there are enough. */
  void add(Batch batch) {
    waiting.add(batch);
    if (waiting.size() == BATCHES_PER_THREAD * settings.threads()) {
      finish();
    }
  }

  /** Processes all added batches. */
  void finish() {
    removeTrialsOfOtherRooms();
    List<Future<BatchResult>> pending = settings.timed() ? submitTimed() : submitUntimed();
    waiting.clear();
    pending.forEach(result -> results.accept(result(result)));
  }

  /**
   * Removes the trials of rooms without a waiting batch. The last room of the previous batches may
   * still have a waiting batch.
   */
  private void removeTrialsOfOtherRooms() {
    Map<Integer, Queue<RoomTrial>> trials = new HashMap<>();
    for (Batch batch : waiting) {
      trials.computeIfAbsent(
          batch.roomIndex(),
          place -> idleTrials.getOrDefault(place, new ConcurrentLinkedQueue<>()));
    }
    idleTrials = trials;
  }

  private List<Future<BatchResult>> submitUntimed() {
    return waiting.stream().map(batch -> submit(batch, trial -> trial.plans(batch))).toList();
  }

  /** Measures the times of all plans before the threads begin to measure the routes. */
  private List<Future<BatchResult>> submitTimed() {
    List<List<Plan>> plans =
        waiting.stream().map(batch -> withTrial(batch, trial -> trial.timedPlans(batch))).toList();
    List<Future<BatchResult>> pending = new ArrayList<>();
    for (int i = 0; i < plans.size(); i++) {
      List<Plan> planned = plans.get(i);
      pending.add(submit(waiting.get(i), trial -> planned));
    }
    return pending;
  }

  private Future<BatchResult> submit(Batch batch, Function<RoomTrial, List<Plan>> plans) {
    return threads.submit(
        () -> {
          BatchResult result = withTrial(batch, trial -> trial.measure(batch, plans.apply(trial)));
          batchDone.run();
          return result;
        });
  }

  private <T> T withTrial(Batch batch, Function<RoomTrial, T> work) {
    Queue<RoomTrial> trials = idleTrials.get(batch.roomIndex());
    RoomTrial free = trials.poll();
    RoomTrial trial =
        free == null
            ? new RoomTrial(batch.room(), contestants, yardsticks, settings.speed())
            : free;
    T result = work.apply(trial);
    trials.add(trial);
    return result;
  }

  private static BatchResult result(Future<BatchResult> pending) {
    try {
      return pending.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a room could not be measured", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the comparison was interrupted", e);
    }
  }
}
