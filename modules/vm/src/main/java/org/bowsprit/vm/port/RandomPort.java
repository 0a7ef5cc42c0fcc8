package org.bowsprit.vm.port;

/** The game's random numbers: injected, so that a seed repeats a run (spec 05 §12). */
@FunctionalInterface
public interface RandomPort {

  /** Returns a number from 0 to {@code maximum}, both included. */
  int next(int maximum);

  /** Returns where the source is, for a saved game; a source that cannot tell returns 0. */
  default long state() {
    return 0;
  }

  /** Goes on where a source of the same kind was; a source that cannot does nothing. */
  default void restore(long state) {}
}
