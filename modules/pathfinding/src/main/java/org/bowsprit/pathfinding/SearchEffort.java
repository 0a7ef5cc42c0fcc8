package org.bowsprit.pathfinding;

/**
 * What a search took.
 *
 * @param nodesExpanded boxes, cells or intervals expanded; for a router that does not search, the
 *     hops it looked up
 * @param cost the cost the router minimised, in its own unit, such as 10 a straight and 14 a
 *     diagonal step; {@link Double#NaN} if it minimises none. The length in pixels is {@link
 *     Route#length}
 * @since 1.0
 */
public record SearchEffort(long nodesExpanded, double cost) {

  /** Nothing is known. */
  public static final SearchEffort UNKNOWN = new SearchEffort(0, Double.NaN);
}
