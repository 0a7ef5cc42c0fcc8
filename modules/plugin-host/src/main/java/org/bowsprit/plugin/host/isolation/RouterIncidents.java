package org.bowsprit.plugin.host.isolation;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** What a guard had to step in for: counted always, said once. Thread-safe. */
public final class RouterIncidents {

  private final String routerId;
  private final Consumer<String> reporter;
  private final AtomicLong count = new AtomicLong();

  /**
   * Starts at none.
   *
   * @param routerId the router to name
   * @param reporter is told one sentence at the first incident
   */
  public RouterIncidents(String routerId, Consumer<String> reporter) {
    this.routerId = Objects.requireNonNull(routerId, "routerId must not be null");
    this.reporter = Objects.requireNonNull(reporter, "reporter must not be null");
  }

  /** Returns how often the guard stepped in. */
  public long count() {
    return count.get();
  }

  void add(String problem) {
    if (count.getAndIncrement() == 0) {
      reporter.accept(
          "Router \""
              + routerId
              + "\" failed: "
              + problem
              + ". box-graph plans this walk, and every other that fails.");
    }
  }
}
