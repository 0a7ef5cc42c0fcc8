package org.bowsprit.plugin.host.isolation;

import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Runs a plugin's work. A host with threads may abandon work that takes too long. */
public interface RouteCall {

  /** Runs the work on the calling thread and waits as long as it takes. */
  RouteCall DIRECT =
      new RouteCall() {
        @Override
        public <T> T run(Supplier<T> work) {
          return work.get();
        }
      };

  /**
   * Runs work and returns its result.
   *
   * @throws TimeoutException if the work was abandoned; the message contains the time that it took
   */
  <T> T run(Supplier<T> work) throws TimeoutException;
}
