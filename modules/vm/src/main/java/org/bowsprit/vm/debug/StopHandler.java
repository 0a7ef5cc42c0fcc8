package org.bowsprit.vm.debug;

/** Decides how a stopped machine goes on. */
@FunctionalInterface
public interface StopHandler {

  /**
   * Hears that the machine has stopped. It stands still until this returns; variables may be read
   * and written meanwhile without stopping it again.
   */
  Resume stopped(Stop stop);
}
