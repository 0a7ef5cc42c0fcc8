package org.bowsprit.plugin.host.isolation;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** What a guard had to step in for: counted always, said once. Thread-safe. */
public final class RouterIncidents {

  private final String routerId;
  private final Consumer<String> teller;
  private final AtomicLong count = new AtomicLong();

  /**
   * Starts at none.
   *
   * @param routerId the router to name
   * @param teller is told one sentence at the first incident
   */
  public RouterIncidents(String routerId, Consumer<String> teller) {
    this.routerId = Objects.requireNonNull(routerId, "routerId must not be null");
    this.teller = Objects.requireNonNull(teller, "teller must not be null");
  }

  /** Returns how often the guard stepped in. */
  public long count() {
    return count.get();
  }

  void add(String problem) {
    if (count.getAndIncrement() == 0) {
      teller.accept(
          "Router \""
              + routerId
              + "\" failed: "
              + problem
              + ". box-graph plans this walk, and every other that fails.");
    }
  }
}
