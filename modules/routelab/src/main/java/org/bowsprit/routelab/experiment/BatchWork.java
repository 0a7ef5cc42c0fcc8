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
   * The number of batches for each thread. The number is so large that threads seldom wait for the
   * last batch.
   */
  private static final int BATCHES_PER_THREAD = 8;

  private final List<Contestant> contestants;
  private final ReferenceRouters referenceRouters;
  private final ExperimentSettings settings;
  private final ExecutorService executor;
  private final Runnable batchListener;
  private final Consumer<BatchResult> resultListener;
  private final List<Batch> waitingBatches = new ArrayList<>();

  /** Trials that no thread is using, by the index of their room. */
  private Map<Integer, Queue<RoomTrial>> idleTrials = new HashMap<>();

  BatchWork(
      List<Contestant> contestants,
      ReferenceRouters referenceRouters,
      ExperimentSettings settings,
      ExecutorService executor,
      Runnable batchListener,
      Consumer<BatchResult> resultListener) {
    this.contestants = contestants;
    this.referenceRouters = referenceRouters;
    this.settings = settings;
    this.executor = executor;
    this.batchListener = batchListener;
    this.resultListener = resultListener;
  }

  /** Adds a batch, and processes all waiting batches if there are enough. */
  void add(Batch batch) {
    waitingBatches.add(batch);
    if (waitingBatches.size() == BATCHES_PER_THREAD * settings.threads()) {
      finish();
    }
  }

  /** Processes all waiting batches. */
  void finish() {
    removeTrialsOfOtherRooms();
    List<Future<BatchResult>> pendingResults = settings.timed() ? submitTimed() : submitUntimed();
    waitingBatches.clear();
    pendingResults.forEach(result -> resultListener.accept(result(result)));
  }

  /**
   * Removes the trials of rooms without a waiting batch. The last room of the previous batches may
   * still have a waiting batch.
   */
  private void removeTrialsOfOtherRooms() {
    Map<Integer, Queue<RoomTrial>> trials = new HashMap<>();
    for (Batch batch : waitingBatches) {
      trials.computeIfAbsent(
          batch.roomIndex(),
          place -> idleTrials.getOrDefault(place, new ConcurrentLinkedQueue<>()));
    }
    idleTrials = trials;
  }

  private List<Future<BatchResult>> submitUntimed() {
    return waitingBatches.stream()
        .map(batch -> submit(batch, trial -> trial.plans(batch)))
        .toList();
  }

  /** Measures the times of all plans before the threads begin to measure the routes. */
  private List<Future<BatchResult>> submitTimed() {
    List<List<Plan>> plans =
        waitingBatches.stream()
            .map(batch -> withTrial(batch, trial -> trial.timedPlans(batch)))
            .toList();
    List<Future<BatchResult>> pendingResults = new ArrayList<>();
    for (int i = 0; i < plans.size(); i++) {
      List<Plan> plansOfBatch = plans.get(i);
      pendingResults.add(submit(waitingBatches.get(i), trial -> plansOfBatch));
    }
    return pendingResults;
  }

  private Future<BatchResult> submit(Batch batch, Function<RoomTrial, List<Plan>> plans) {
    return executor.submit(
        () -> {
          BatchResult result = withTrial(batch, trial -> trial.measure(batch, plans.apply(trial)));
          batchListener.run();
          return result;
        });
  }

  private <T> T withTrial(Batch batch, Function<RoomTrial, T> work) {
    Queue<RoomTrial> trials = idleTrials.get(batch.roomIndex());
    RoomTrial idleTrial = trials.poll();
    RoomTrial trial =
        idleTrial == null
            ? new RoomTrial(batch.room(), contestants, referenceRouters, settings.speed())
            : idleTrial;
    T result = work.apply(trial);
    trials.add(trial);
    return result;
  }

  private static BatchResult result(Future<BatchResult> pendingResult) {
    try {
      return pendingResult.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a room could not be measured", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the comparison was interrupted", e);
    }
  }
}
