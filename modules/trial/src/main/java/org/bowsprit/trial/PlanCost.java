package org.bowsprit.trial;

/**
 * The cost of planning one route, measured after warm-up while no other thread works.
 *
 * @param nanos the time in nanoseconds; −1 if it was not measured
 * @param bytes the allocated memory in bytes; −1 if it is unknown
 */
public record PlanCost(long nanos, long bytes) {

  /** The cost of a plan that was not measured. */
  public static final PlanCost UNKNOWN = new PlanCost(-1, -1);
}
