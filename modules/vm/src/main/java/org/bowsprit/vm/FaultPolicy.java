package org.bowsprit.vm;

/** What happens after a script error (spec 05 §13, 13 §7). */
public enum FaultPolicy {
  /** For development: the machine halts; its state stays as it is, to be looked at. */
  STRICT(100_000),
  /**
   * For play: the slot ends, the cutscenes it has open are closed as {@code endCutscene} would, and
   * everything else goes on.
   */
  PLAY(1_000_000);

  private final int instructionsPerFrame;

  FaultPolicy(int instructionsPerFrame) {
    this.instructionsPerFrame = instructionsPerFrame;
  }

  /** Returns the instructions after which a frame without a break is an error. */
  public int instructionsPerFrame() {
    return instructionsPerFrame;
  }
}
