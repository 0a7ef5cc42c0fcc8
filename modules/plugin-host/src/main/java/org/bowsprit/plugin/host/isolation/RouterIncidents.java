package org.bowsprit.plugin.host.isolation;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/** Counts the failures of a guarded router and reports the first one. Thread-safe. */
public final class RouterIncidents {

  private final String routerId;
  private final Consumer<String> reporter;
  private final AtomicLong count = new AtomicLong();

  /**
   * Creates a counter that starts at zero.
   *
   * @param routerId the id of the router
   * @param reporter receives one sentence at the first incident
   */
  public RouterIncidents(String routerId, Consumer<String> reporter) {
    this.routerId = Objects.requireNonNull(routerId, "routerId must not be null");
    this.reporter = Objects.requireNonNull(reporter, "reporter must not be null");
  }

  /** Returns the number of failures. */
  public long count() {
    return count.get();
  }

  /**
   * Throws an exception if the router failed, because the results then do not describe this router.
   *
   * @throws RouterFailedException with the number of failures
   */
  public void requireNone() {
    if (count() > 0) {
      throw new RouterFailedException(
          "router '" + routerId + "' failed " + count() + (count() == 1 ? " time" : " times"));
    }
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
