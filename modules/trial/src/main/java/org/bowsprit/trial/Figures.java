package org.bowsprit.trial;

import org.bowsprit.trial.metric.ChainComparison;
import org.bowsprit.trial.metric.PathShape;
import org.bowsprit.trial.metric.Sampled;

/**
 * All figures of one answer. A figure without a meaning is NaN.
 *
 * @param shape of its polyline
 * @param ratioGraph length over the shortest way through portals, of routes that arrive
 * @param ratioUnion length over the shortest way over the union of the boxes
 * @param reference length of the shortest route at any angle: what a scenario claims, or else what
 *     the yardstick finds over the union of the boxes; NaN if unknown
 * @param suboptimality length over that, of routes that arrive
 * @param octileRatio length over what a scenario claims for steps to the eight neighbouring cells
 * @param chain agreement with the matrix
 * @param sampled what lies under it
 * @param endError distance from its end to the snapped target, in pixels
 * @param zSwitches changes of clip level along its boxes
 * @param ticks a simulated actor took, −1 if the walk did not end
 * @param deviation Hausdorff distance between its simulated walk and the classic one, in pixels
 */
public record Figures(
    PathShape shape,
    double ratioGraph,
    double ratioUnion,
    double reference,
    double suboptimality,
    double octileRatio,
    ChainComparison chain,
    Sampled sampled,
    double endError,
    int zSwitches,
    int ticks,
    double deviation) {

  /**
   * Returns what routers are compared by: length over the shortest way through the openings between
   * boxes, but at least 1, since a route that leaves them gains nothing by it.
   */
  public double rated() {
    return Math.max(1, ratioGraph);
  }
}
