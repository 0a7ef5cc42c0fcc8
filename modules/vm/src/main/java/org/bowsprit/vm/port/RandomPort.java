package org.bowsprit.vm.port;

/**
 * The source of the game's random numbers. The engine supplies it, so that a seed reproduces a run
 * (spec 05 §12).
 */
@FunctionalInterface
public interface RandomPort {

  /** Returns a number from 0 to {@code maximum}, both included. */
  int next(int maximum);

  /** Returns the state of the source for a saved game, or 0 if the source does not support it. */
  default long state() {
    return 0;
  }

  /**
   * Restores the state of a source of the same kind. Does nothing if the source does not support
   * this.
   */
  default void restore(long state) {}
}
