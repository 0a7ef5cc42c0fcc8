package org.bowsprit.plugin.host.isolation;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * The failures of a router that its guard has replaced. Every failure is counted, the first one is
 * reported. Thread-safe.
 */
public final class RouterIncidents {

  private final String routerId;
  private final Consumer<String> reporter;
  private final AtomicLong count = new AtomicLong();

  /**
   * Starts at zero.
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
   * Throws an exception if the router failed: results then say nothing about it.
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
