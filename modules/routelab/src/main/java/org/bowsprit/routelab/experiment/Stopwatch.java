package org.bowsprit.routelab.experiment;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.routelab.room.LockScenario;

/**
 * Times routers on the questions of a room, one router after the other on the calling thread.
 *
 * <p>Each router warms up on all questions, then answers them in turn until its time is spent; a
 * walk's time is the best of three runs, each long enough for the clock.
 */
final class Stopwatch {

  private static final long WARM_UP_NANOS = 15_000_000;
  private static final long BUDGET_NANOS = 40_000_000;
  private static final long SHORTEST_RUN_NANOS = 2_000;
  private static final int RUNS = 3;

  private final List<Contestant> contestants;

  Stopwatch(List<Contestant> contestants) {
    this.contestants = contestants;
  }

  List<Timing> time(RoomResult result) {
    List<RouteRequest> requests = new ArrayList<>();
    for (Case one : result.cases()) {
      if (one.question().scenario().equals(LockScenario.NONE)) {
        requests.add(RouteRequest.of(one.from(), one.question().to()));
      }
    }
    List<Timing> timings = new ArrayList<>();
    if (!requests.isEmpty()) {
      for (Contestant contestant : contestants) {
        timings.add(
            time(contestant.id(), router(contestant).prepare(result.room().floor()), requests));
      }
    }
    return timings;
  }

  /** One that has failed stays behind its guard. */
  private static Router router(Contestant contestant) {
    return contestant.failures() == 0 ? contestant.bare() : contestant.router();
  }

  private static Timing time(String id, PreparedRouter router, List<RouteRequest> requests) {
    warmUp(router, requests);
    long[] times = new long[requests.size()];
    int timed = 0;
    long end = System.nanoTime() + BUDGET_NANOS;
    while (timed < times.length && (timed == 0 || System.nanoTime() < end)) {
      times[timed] = bestTime(router, requests.get(timed));
      timed++;
    }
    Arrays.sort(times, 0, timed);
    return new Timing(
        id,
        timed,
        times[(timed - 1) / 2],
        times[(int) Math.ceil(0.95 * timed) - 1],
        allocation(router, requests.subList(0, timed)));
  }

  private static void warmUp(PreparedRouter router, List<RouteRequest> requests) {
    long end = System.nanoTime() + WARM_UP_NANOS;
    for (int i = 0; System.nanoTime() < end; i = (i + 1) % requests.size()) {
      router.route(requests.get(i));
    }
  }

  private static long bestTime(PreparedRouter router, RouteRequest request) {
    long best = Long.MAX_VALUE;
    int calls = 1;
    for (int run = 0; run < RUNS; ) {
      long start = System.nanoTime();
      int points = 0;
      for (int i = 0; i < calls; i++) {
        points += router.route(request).size();
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

  private static long allocation(PreparedRouter router, List<RouteRequest> requests) {
    if (!(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads)
        || !threads.isThreadAllocatedMemorySupported()) {
      return -1;
    }
    long thread = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(thread);
    Route last = null;
    for (RouteRequest request : requests) {
      last = router.route(request);
    }
    long bytes = threads.getThreadAllocatedBytes(thread) - before;
    return last == null ? -1 : bytes / requests.size();
  }
}
