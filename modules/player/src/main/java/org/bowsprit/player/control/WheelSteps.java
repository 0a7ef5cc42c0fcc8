package org.bowsprit.player.control;

/**
 * Counts whole steps of a mouse wheel. Touchpads and smooth wheels report parts of a notch. These
 * are added up until they make a whole step.
 */
public final class WheelSteps {

  private double rest;

  /** Creates a counter without a part of a step. */
  public WheelSteps() {}

  /**
   * Returns the number of whole steps that a turn completes. The rest of an earlier turn in the
   * other direction does not count.
   *
   * @param steps the turn, possibly a part of a step
   */
  public int after(double steps) {
    if (steps * rest < 0) {
      rest = 0;
    }
    rest += steps;
    int whole = (int) rest;
    rest -= whole;
    return whole;
  }
}
