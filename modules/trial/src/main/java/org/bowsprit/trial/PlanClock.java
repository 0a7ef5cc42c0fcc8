package org.bowsprit.trial;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;

/**
 * Measures the time of plans on the calling thread.
 *
 * <p>A plan of at most a fifth of a millisecond is repeated in three runs, each long enough for the
 * clock, and the best run counts. A longer plan is made once.
 */
final class PlanClock {

  private static final long BRIEF_NANOS = 200_000;
  private static final long SHORTEST_RUN_NANOS = 2_000;
  private static final int RUNS = 3;

  private final PreparedRouter router;
  private final PreparedRouter again;
  private final ThreadMXBean threads;

  /**
   * Creates a clock.
   *
   * @param router the router for the first run, whose route is used
   * @param again the same router for more runs, without a guard around it
   */
  PlanClock(PreparedRouter router, PreparedRouter again) {
    this.router = router;
    this.again = again;
    threads =
        ManagementFactory.getThreadMXBean() instanceof ThreadMXBean bean
                && bean.isThreadAllocatedMemorySupported()
            ? bean
            : null;
  }

  /** Asks the router and measures its cost. */
  Plan.Timed time(RouteRequest request) {
    long before = allocated();
    long began = System.nanoTime();
    Route route = router.route(request);
    long nanos = System.nanoTime() - began;
    long bytes = allocated() - before;
    if (nanos <= BRIEF_NANOS) {
      nanos = Math.min(nanos, bestTime(request));
      before = allocated();
      route = again.route(request);
      bytes = allocated() - before;
    }
    return new Plan.Timed(route, new PlanCost(nanos, threads == null ? -1 : bytes));
  }

  private long allocated() {
    return threads == null ? 0 : threads.getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  private long bestTime(RouteRequest request) {
    long best = Long.MAX_VALUE;
    int calls = 1;
    for (int run = 0; run < RUNS; ) {
      long start = System.nanoTime();
      int points = 0;
      for (int i = 0; i < calls; i++) {
        points += again.route(request).size();
      }
      long nanos = System.nanoTime() - start;
      if (nanos < SHORTEST_RUN_NANOS && points >= 0) {
        calls *= 2;
      } else {
        best = Math.min(best, nanos / calls);
        run++;
      }
    }
    return best;
  }
}
