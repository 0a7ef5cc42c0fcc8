package org.bowsprit.routelab.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.bowsprit.bytes.json.JsonException;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.routelab.live.LiveLaboratory;
import org.bowsprit.trial.Contestant;

/**
 * Answers the queries of a page with the installed routers. Each router answers one query at a
 * time, with a time limit. The newest version of a router under development is used.
 */
public final class LiveRouters {

  private final LiveLaboratory laboratory;
  private final Map<String, Object> locks = new ConcurrentHashMap<>();
  private int reloads;

  LiveRouters(List<Contestant> contestants) {
    laboratory = new LiveLaboratory(contestants);
  }

  /** Returns the routers: {@code [{id, name}]}. */
  String routers() {
    return laboratory.routers();
  }

  /** Returns the answer to a query. Does not wait for a router that is busy with another query. */
  String answer(String question) {
    Optional<String> router = routerOnKnownFloor(question);
    if (router.isEmpty()) {
      synchronized (this) {
        return laboratory.answer(question);
      }
    }
    synchronized (locks.computeIfAbsent(router.get(), id -> new Object())) {
      return laboratory.answer(question);
    }
  }

  /**
   * Returns the router of a query that concerns one router and a floor that was sent before; empty
   * for other queries.
   */
  private static Optional<String> routerOnKnownFloor(String question) {
    try {
      JsonValue request = JsonValue.parse(question);
      List<JsonValue> routers = request.get("routers").elements();
      return request.get("floor").isNull() || routers.size() != 1
          ? Optional.empty()
          : Optional.of(routers.get(0).text());
    } catch (JsonException e) {
      return Optional.empty();
    }
  }

  /** Called when a router was reloaded. */
  synchronized void reloaded() {
    laboratory.discardPreparedFloors();
    reloads++;
    notifyAll();
  }

  /**
   * Returns the number of reloads.
   *
   * @param seen the last known number; the method waits while it has not changed
   * @param millis the longest time to wait
   */
  synchronized int reloads(int seen, long millis) throws InterruptedException {
    long end = System.nanoTime() + millis * 1_000_000;
    for (long left = millis; reloads == seen && left > 0; ) {
      wait(left);
      left = (end - System.nanoTime()) / 1_000_000;
    }
    return reloads;
  }
}
