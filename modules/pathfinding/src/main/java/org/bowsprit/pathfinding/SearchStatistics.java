package org.bowsprit.pathfinding;

/**
 * The number of nodes (boxes, cells, intervals) that a search handled, in the terms in which
 * studies of any-angle search count them.
 *
 * <p>A request asks for it with {@link RouteRequest#withStatistics}; a router that counts answers
 * in {@link SearchEffort#statistics}.
 *
 * @param generated nodes found as successors of an expanded node, those included that were dropped
 *     at once; the start counts
 * @param expanded nodes taken from the open list whose successors were generated, and the last node
 * @param pushed nodes put into the open list; a node put there twice counts twice
 * @param pruned nodes dropped before they were expanded, since a way as short was known or no way
 *     through them could be shortest: before they were pushed, or after they were taken
 * @since 1.1
 */
public record SearchStatistics(long generated, long expanded, long pushed, long pruned) {

  /** Rejects negative numbers. */
  public SearchStatistics {
    if (generated < 0 || expanded < 0 || pushed < 0 || pruned < 0) {
      throw new IllegalArgumentException(
          "numbers of nodes must not be negative: "
              + (generated + " generated, " + expanded + " expanded, ")
              + (pushed + " pushed, " + pruned + " pruned"));
    }
  }
}
