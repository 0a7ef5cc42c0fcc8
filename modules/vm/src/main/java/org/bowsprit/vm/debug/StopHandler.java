package org.bowsprit.vm.debug;

/** Decides how a stopped machine continues. */
@FunctionalInterface
public interface StopHandler {

  /**
   * Handles a stop of the machine. The machine waits until this method returns. Until then, the
   * handler may read and write variables without another stop.
   */
  Resume stopped(Stop stop);
}
