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

  private static final long MAX_REPEATED_NANOS = 200_000;
  private static final long MIN_RUN_NANOS = 2_000;
  private static final int RUNS = 3;

  private final PreparedRouter router;
  private final PreparedRouter unguarded;
  private final ThreadMXBean threads;

  /**
   * Creates a clock.
   *
   * @param router the router for the first run, whose route is used
   * @param unguarded the same router for more runs, without a guard around it
   */
  PlanClock(PreparedRouter router, PreparedRouter unguarded) {
    this.router = router;
    this.unguarded = unguarded;
    threads =
        ManagementFactory.getThreadMXBean() instanceof ThreadMXBean bean
                && bean.isThreadAllocatedMemorySupported()
            ? bean
            : null;
  }

  /** Asks the router and measures its cost. */
  Plan.TimedRoute time(RouteRequest request) {
    long bytesBefore = allocated();
    long start = System.nanoTime();
    Route route = router.route(request);
    long nanos = System.nanoTime() - start;
    long bytes = allocated() - bytesBefore;
    if (nanos <= MAX_REPEATED_NANOS) {
      nanos = Math.min(nanos, bestTime(request));
      bytesBefore = allocated();
      route = unguarded.route(request);
      bytes = allocated() - bytesBefore;
    }
    return new Plan.TimedRoute(route, new PlanCost(nanos, threads == null ? -1 : bytes));
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
        points += unguarded.route(request).size();
      }
      long nanos = System.nanoTime() - start;
      if (nanos < MIN_RUN_NANOS && points >= 0) {
        calls *= 2;
      } else {
        best = Math.min(best, nanos / calls);
        run++;
      }
    }
    return best;
  }
}
