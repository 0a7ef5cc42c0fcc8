package org.bowsprit.vm.port;

/** The game's random numbers: injected, so that a seed repeats a run (spec 05 §12). */
@FunctionalInterface
public interface RandomPort {

  /** Returns a number from 0 to {@code maximum}, both included. */
  int next(int maximum);
}
