package org.bowsprit.pathfinding;

import java.util.Objects;
import java.util.function.BooleanSupplier;

/**
 * How much work a router may spend on one request; it looks for itself and answers {@link
 * Reason#LIMIT}.
 *
 * @param maxNodes the greatest number of nodes (boxes, cells, intervals) to expand, at least 0
 * @param expired tells whether the time is up; a router asks it at least once every 256 nodes. The
 *     host owns the clock, so that a run without one stays reproducible
 * @since 1.0
 */
public record Limits(long maxNodes, BooleanSupplier expired) {

  /** No limit at all. */
  public static final Limits NONE = new Limits(Long.MAX_VALUE, () -> false);

  private static final int ASK_CLOCK_EVERY = 256;

  /** Rejects a negative number of nodes and null. */
  public Limits {
    if (maxNodes < 0) {
      throw new IllegalArgumentException("maxNodes must not be negative: " + maxNodes);
    }
    Objects.requireNonNull(expired, "expired must not be null");
  }

  /** Returns limits on the number of nodes alone. */
  public static Limits nodes(long maxNodes) {
    return new Limits(maxNodes, NONE.expired);
  }

  /**
   * Tells whether a search must stop.
   *
   * @param nodes the number of nodes expanded so far; the clock is asked at every 256th
   */
  public boolean reachedAt(long nodes) {
    return nodes >= maxNodes || (nodes % ASK_CLOCK_EVERY == 0 && expired.getAsBoolean());
  }
}
