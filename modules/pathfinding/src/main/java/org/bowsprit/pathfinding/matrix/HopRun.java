package org.bowsprit.pathfinding.matrix;

/**
 * A triple of a matrix row. For any destination in from…to, the next box is {@code next} (spec 08
 * §2).
 *
 * <p>The values are not checked. A run from a damaged file may name boxes that do not exist. A run
 * whose {@code from} is greater than {@code to} covers nothing.
 *
 * @param from the first covered destination
 * @param to the last covered destination
 * @param next the next box on the way
 * @since 1.0
 */
public record HopRun(int from, int to, int next) {

  /** Returns whether the run covers a destination. */
  public boolean covers(int destination) {
    return from <= destination && destination <= to;
  }
}
