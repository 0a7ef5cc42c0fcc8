package org.bowsprit.pathfinding;

import java.util.Objects;
import java.util.function.BooleanSupplier;

/**
 * The limits on a router's work for one request. The router checks them itself and returns {@link
 * Reason#LIMIT}.
 *
 * @param maxNodes the greatest number of nodes (boxes, cells, intervals) to expand, at least 0
 * @param expired returns whether the time is up; a router calls it at least once every 256 nodes.
 *     The host supplies this function, so that a run without a clock is reproducible
 * @since 1.0
 */
public record Limits(long maxNodes, BooleanSupplier expired) {

  /** No limit. */
  public static final Limits NONE = new Limits(Long.MAX_VALUE, () -> false);

  private static final int NODES_PER_CLOCK_CHECK = 256;

  /** Checks that the number of nodes is not negative, and rejects null. */
  public Limits {
    if (maxNodes < 0) {
      throw new IllegalArgumentException("maxNodes must not be negative: " + maxNodes);
    }
    Objects.requireNonNull(expired, "expired must not be null");
  }

  /** Returns a limit on the number of nodes only. */
  public static Limits nodes(long maxNodes) {
    return new Limits(maxNodes, NONE.expired);
  }

  /**
   * Returns whether a search must stop.
   *
   * @param nodes the number of nodes expanded so far; the clock is checked at every 256th
   */
  public boolean reachedAt(long nodes) {
    return nodes >= maxNodes || (nodes % NODES_PER_CLOCK_CHECK == 0 && expired.getAsBoolean());
  }
}
