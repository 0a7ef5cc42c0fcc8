package org.bowsprit.vm.debug;

/** Decides how a stopped machine continues. */
@FunctionalInterface
public interface StopHandler {

  /**
   * Called when the machine has stopped. The machine waits until this method returns. Until then,
   * variables may be read and written without another stop.
   */
  Resume stopped(Stop stop);
}
