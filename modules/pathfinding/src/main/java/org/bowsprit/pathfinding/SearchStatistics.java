package org.bowsprit.pathfinding;

/**
 * The number of nodes (boxes, cells, intervals) that a search handled, counted as in studies of
 * any-angle search.
 *
 * <p>A request asks for it with {@link RouteRequest#withStatistics}; a router that counts them
 * returns it in {@link SearchEffort#statistics}.
 *
 * @param generated nodes found as successors of an expanded node, including those dropped at once
 *     and the start
 * @param expanded nodes taken from the open list whose successors were generated, and the last node
 * @param pushed nodes added to the open list; a node added twice counts twice
 * @param pruned nodes dropped before expansion, when added to or taken from the open list, because
 *     an equally short path was known or no shortest path could pass through them
 * @since 1.1
 */
public record SearchStatistics(long generated, long expanded, long pushed, long pruned) {

  /** Checks that no number is negative. */
  public SearchStatistics {
    if (generated < 0 || expanded < 0 || pushed < 0 || pruned < 0) {
      throw new IllegalArgumentException(
          "numbers of nodes must not be negative: "
              + (generated + " generated, " + expanded + " expanded, ")
              + (pushed + " pushed, " + pruned + " pruned"));
    }
  }
}
