package org.bowsprit.vm.debug;

/** How a stopped machine continues. */
public enum Resume {
  /** To the next breakpoint. */
  CONTINUE,
  /** To the next instruction of any script. */
  STEP,
  /** To the next instruction of the same slot, past scripts that it starts. */
  STEP_OVER,
  /** To the first instruction of the next frame. */
  STEP_TICK,
  /** Not at all: the stopped script fails. */
  HALT
}
