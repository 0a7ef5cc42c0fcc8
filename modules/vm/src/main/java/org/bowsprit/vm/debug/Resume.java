package org.bowsprit.vm.debug;

/** The way in which a stopped machine continues. */
public enum Resume {
  /** To the next breakpoint. */
  CONTINUE,
  /** To the next instruction of any script. */
  STEP,
  /** To the next instruction of the same slot, past scripts that it starts. */
  STEP_OVER,
  /** To the first instruction of the next frame. */
  STEP_TICK,
  /** It does not continue: the stopped script fails. */
  HALT
}
