package org.bowsprit.vm.debug;

/** How a stopped machine goes on. */
public enum Resume {
  /** To the next breakpoint. */
  CONTINUE,
  /** To the next instruction, of whatever script. */
  STEP,
  /** To the next instruction of the same slot, past scripts that it starts. */
  STEP_OVER,
  /** To the first instruction of the next frame. */
  STEP_TICK,
  /** Not at all: the script that stopped faults. */
  HALT
}
