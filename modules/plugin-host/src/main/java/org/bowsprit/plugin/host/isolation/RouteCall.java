package org.bowsprit.plugin.host.isolation;

import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Runs a plugin's work; a host with threads may give up on work that takes too long. */
public interface RouteCall {

  /** Runs the work where it is called and waits for as long as it takes. */
  RouteCall DIRECT =
      new RouteCall() {
        @Override
        public <T> T run(Supplier<T> work) {
          return work.get();
        }
      };

  /**
   * Runs work and returns what it returns.
   *
   * @throws TimeoutException if it was given up; the message says how long it took
   */
  <T> T run(Supplier<T> work) throws TimeoutException;
}
