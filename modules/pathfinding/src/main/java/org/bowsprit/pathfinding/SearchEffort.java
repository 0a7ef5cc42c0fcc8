package org.bowsprit.pathfinding;

import java.util.Objects;
import java.util.Optional;

/**
 * What a search took.
 *
 * @param nodesExpanded boxes, cells or intervals expanded; for a router that does not search, the
 *     hops it looked up
 * @param cost the cost the router minimised, in its own unit, such as 10 a straight and 14 a
 *     diagonal step; {@link Double#NaN} if it minimises none. The length in pixels is {@link
 *     Route#length}
 * @param statistics what became of the nodes; empty unless the request asked for it and the router
 *     counts them
 * @since 1.0
 */
public record SearchEffort(long nodesExpanded, double cost, Optional<SearchStatistics> statistics) {

  /** Nothing is known. */
  public static final SearchEffort UNKNOWN = new SearchEffort(0, Double.NaN);

  public SearchEffort {
    Objects.requireNonNull(statistics, "statistics must not be null");
  }

  /** Says nothing about what became of the nodes. */
  public SearchEffort(long nodesExpanded, double cost) {
    this(nodesExpanded, cost, Optional.empty());
  }
}
