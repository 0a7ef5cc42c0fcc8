package org.bowsprit.pathfinding;

import java.util.Objects;
import java.util.Optional;

/**
 * The effort of a search.
 *
 * @param nodesExpanded the number of expanded boxes, cells or intervals; for a router that does not
 *     search, the number of hops that it read from the matrix
 * @param cost the cost that the router minimised, in its own unit, such as 10 per straight and 14
 *     per diagonal step; {@link Double#NaN} if there is none. The length in pixels is {@link
 *     Route#length}
 * @param statistics the statistics about the nodes; empty unless they were requested and the router
 *     counts them
 * @since 1.0
 */
public record SearchEffort(long nodesExpanded, double cost, Optional<SearchStatistics> statistics) {

  /** Represents an unknown effort. */
  public static final SearchEffort UNKNOWN = new SearchEffort(0, Double.NaN);

  public SearchEffort {
    Objects.requireNonNull(statistics, "statistics must not be null");
  }

  /** Creates an effort without statistics. */
  public SearchEffort(long nodesExpanded, double cost) {
    this(nodesExpanded, cost, Optional.empty());
  }
}
