package org.bowsprit.vm.debug;

/** The way in which a stopped machine continues. */
public enum Resume {
  /** Continues to the next breakpoint. */
  CONTINUE,
  /** Continues to the next instruction of any script. */
  STEP,
  /**
   * Continues to the next instruction of the same slot, without stopping in scripts that it starts.
   */
  STEP_OVER,
  /** Continues to the first instruction of the next frame. */
  STEP_TICK,
  /** Does not continue. The stopped script fails. */
  HALT
}
