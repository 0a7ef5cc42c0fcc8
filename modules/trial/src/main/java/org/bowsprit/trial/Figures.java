package org.bowsprit.trial;

import org.bowsprit.trial.metric.ChainComparison;
import org.bowsprit.trial.metric.PathShape;
import org.bowsprit.trial.metric.SampleFigures;

/**
 * All figures of one answer. A figure without a meaning is NaN.
 *
 * @param shape the figures of its polyline
 * @param ratioGraph the ratio of its length to the shortest path through portals, if it arrives
 * @param ratioUnion the ratio of its length to the shortest path over the union of the boxes
 * @param reference the length of the shortest any-angle route: from the scenario or, without one,
 *     computed over the union of the boxes; NaN if unknown
 * @param suboptimality the ratio of its length to {@code reference}, if it arrives
 * @param octileRatio the ratio of its length to the scenario's length for eight-way steps
 * @param chain the agreement with the matrix
 * @param sampled the figures of its samples
 * @param endError the distance from its end to the snapped target, in pixels
 * @param zSwitches the number of changes of the clip level along its boxes
 * @param ticks the ticks of a simulated actor; −1 if the walk did not end
 * @param deviation the Hausdorff distance between its simulated walk and the classic one, in pixels
 */
public record Figures(
    PathShape shape,
    double ratioGraph,
    double ratioUnion,
    double reference,
    double suboptimality,
    double octileRatio,
    ChainComparison chain,
    SampleFigures sampled,
    double endError,
    int zSwitches,
    int ticks,
    double deviation) {

  /**
   * Returns the ratio by which routers are compared. This is the ratio to the shortest path through
   * portals, but at least 1, so that a route outside the portals has no advantage.
   */
  public double comparisonRatio() {
    return Math.max(1, ratioGraph);
  }
}
