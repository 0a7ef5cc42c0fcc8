package org.bowsprit.player.control;

/**
 * Counts whole steps of a mouse wheel. Touchpads and smooth wheels report parts of a notch. These
 * are added up until they make a whole step.
 */
public final class WheelSteps {

  private double remainder;

  /** Creates a counter that starts at zero. */
  public WheelSteps() {}

  /**
   * Returns the number of whole steps that a turn completes. A fraction of a step that is left from
   * a turn in the other direction is discarded.
   *
   * @param steps the turn, possibly a part of a step
   */
  public int add(double steps) {
    if (steps * remainder < 0) {
      remainder = 0;
    }
    remainder += steps;
    int wholeSteps = (int) remainder;
    remainder -= wholeSteps;
    return wholeSteps;
  }
}
