package org.bowsprit.pathfinding;

/**
 * The numbers of nodes (boxes, cells, intervals) that a search handled. They are counted as in
 * studies of any-angle search.
 *
 * <p>A request asks for these statistics with {@link RouteRequest#withStatistics}. A router that
 * counts nodes returns them in {@link SearchEffort#statistics}.
 *
 * @param generated the number of nodes that were found as successors of an expanded node, including
 *     the start and nodes that were dropped immediately
 * @param expanded the number of nodes that were taken from the open list and whose successors were
 *     generated, and the last node
 * @param pushed the number of nodes that were added to the open list; a node that was added twice
 *     counts twice
 * @param pruned the number of nodes that were dropped before expansion, when they were added to or
 *     taken from the open list, because an equally short path was known or because no shortest path
 *     could pass through them
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
