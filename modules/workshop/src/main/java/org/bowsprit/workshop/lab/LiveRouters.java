package org.bowsprit.workshop.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.bowsprit.bytes.json.JsonException;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.routelab.experiment.Contestant;
import org.bowsprit.routelab.live.LiveLaboratory;

/**
 * The installed routers as they answer a page: each router one question at a time, with a time
 * limit, those under development by their newest version.
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

  /** Returns the answer to a question; nobody waits for a router that somebody else is asking. */
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

  /** The router of a question for one router about a floor that was sent before. */
  private static Optional<String> routerOnKnownFloor(String question) {
    try {
      JsonValue asked = JsonValue.parse(question);
      List<JsonValue> routers = asked.get("routers").elements();
      return asked.get("floor").isNull() || routers.size() != 1
          ? Optional.empty()
          : Optional.of(routers.get(0).text());
    } catch (JsonException e) {
      return Optional.empty();
    }
  }

  /** Takes note that a router was loaded anew. */
  synchronized void reloaded() {
    laboratory.forgetFloor();
    reloads++;
    notifyAll();
  }

  /**
   * Returns how often routers were loaded anew.
   *
   * @param seen waits while it is still this number
   * @param millis and for no longer than this
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
