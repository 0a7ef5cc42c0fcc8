package org.bowsprit.routelab.experiment;

/**
 * The cost of planning one route, measured after warm-up while no other thread works.
 *
 * @param nanos how long it took, −1 if it was not timed
 * @param bytes how much memory it allocated, −1 if that is not known
 */
public record PlanCost(long nanos, long bytes) {

  /** Nothing was measured. */
  public static final PlanCost UNKNOWN = new PlanCost(-1, -1);
}
