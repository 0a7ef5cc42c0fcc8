package org.bowsprit.pathfinding.matrix;

/**
 * One triple of a matrix row: for any destination in from…to, the next box is {@code next} (spec 08
 * §2).
 *
 * <p>Nothing is checked: a run read from a damaged file may name boxes that do not exist, and a run
 * with {@code from} greater than {@code to} covers nothing.
 *
 * @param from the first destination covered
 * @param to the last destination covered
 * @param next the box to step into
 * @since 1.0
 */
public record HopRun(int from, int to, int next) {

  /** Returns whether the run covers a destination. */
  public boolean covers(int destination) {
    return from <= destination && destination <= to;
  }
}
