package org.bowsprit.routelab.query;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.trial.room.LockScenario;

/**
 * Plans many walks with one router. A floor is prepared once for all walks on it. Only a limited
 * number of walks is in memory at a time.
 */
public final class RouteBatch {

  /** The maximum number of prepared floors. The least recently used one is removed first. */
  private static final int MAX_PREPARED_FLOORS = 64;

  /** The maximum number of walks in memory. */
  private static final int MAX_WALKS_IN_MEMORY = 4096;

  /** The number of walks that a thread plans in one task. */
  private static final int WALKS_PER_SHARE = 64;

  private final Router router;
  private final int threads;
  private final Map<State, PreparedRouter> preparedRouters = new LinkedHashMap<>(16, 0.75f, true);

  /** A floor in one state. Floors are compared by identity. */
  private record State(Floor disk, LockScenario scenario) {}

  /** A walk, and the router prepared for its floor. */
  private record Task(RouteQuery query, PreparedRouter router) {

    String answer() {
      RouteRequest request = RouteRequest.of(query.start(), query.goal());
      return AnswerFile.answer(query, router.route(request));
    }
  }

  /**
   * Creates a batch.
   *
   * @param router the router that plans the walks
   * @param threads the number of walks planned at the same time, at least 1
   */
  public RouteBatch(Router router, int threads) {
    this.router = router;
    this.threads = threads;
  }

  /** Plans all walks and writes the answers in their order. */
  public void answer(RouteQueries queries, AnswerFile answers) throws IOException {
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      List<Task> tasks = new ArrayList<>(MAX_WALKS_IN_MEMORY);
      queries.forEach(
          query -> {
            tasks.add(new Task(query, preparedRouter(query)));
            if (tasks.size() == MAX_WALKS_IN_MEMORY) {
              answer(tasks, workers, answers);
              tasks.clear();
            }
          });
      answer(tasks, workers, answers);
    } finally {
      workers.shutdownNow();
    }
    answers.end();
  }

  private PreparedRouter preparedRouter(RouteQuery query) {
    State state = new State(query.disk(), query.scenario());
    PreparedRouter preparedRouter = preparedRouters.get(state);
    if (preparedRouter == null) {
      preparedRouter = router.prepare(query.floor(router));
      preparedRouters.put(state, preparedRouter);
      if (preparedRouters.size() > MAX_PREPARED_FLOORS) {
        preparedRouters.remove(preparedRouters.keySet().iterator().next());
      }
    }
    return preparedRouter;
  }

  private static void answer(List<Task> tasks, ExecutorService workers, AnswerFile answers) {
    List<Callable<List<String>>> shares = new ArrayList<>();
    for (int from = 0; from < tasks.size(); from += WALKS_PER_SHARE) {
      List<Task> share = tasks.subList(from, Math.min(tasks.size(), from + WALKS_PER_SHARE));
      shares.add(() -> share.stream().map(Task::answer).toList());
    }
    try {
      for (Future<List<String>> share : workers.invokeAll(shares)) {
        share.get().forEach(answers::add);
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a walk could not be planned", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the batch was interrupted", e);
    }
  }
}
