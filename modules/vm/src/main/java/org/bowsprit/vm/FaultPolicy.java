package org.bowsprit.vm;

/** The reaction to a script error (spec 05 §13, 13 §7). */
public enum FaultPolicy {
  /** For development: the machine halts and keeps its state for inspection. */
  STRICT(100_000),
  /**
   * For play: the slot ends, its open cutscenes are closed as by {@code endCutscene}, and
   * everything else continues.
   */
  PLAY(1_000_000);

  private final int instructionsPerFrame;

  FaultPolicy(int instructionsPerFrame) {
    this.instructionsPerFrame = instructionsPerFrame;
  }

  /** Returns the number of instructions in a frame above which a script error is raised. */
  public int instructionsPerFrame() {
    return instructionsPerFrame;
  }
}
