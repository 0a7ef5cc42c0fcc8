package org.bowsprit.pathfinding.portal;

/**
 * Portals that are entered and left on the same side, as between boxes that lie above each other
 * and share an edge line.
 *
 * <p>The shortest way over such a portal is found by mirroring one side across its line, after
 * which the way is straight. Where it bounces off need not be a whole pixel.
 *
 * @since 1.0
 */
public final class Fold {

  private Fold() {}

  /**
   * Returns the whole pixel of a portal nearest to where a way bounces off it, the one of two that
   * makes the shorter way. Coordinates are given across the portal's line and along it.
   *
   * @param line the portal's line
   * @param low the portal's lower end, along the line
   * @param high the portal's upper end
   * @param fromAcross where the way comes from, mirrored or not
   * @param fromAlong where the way comes from
   * @param toAcross where it goes to, mirrored or not
   * @param toAlong where it goes to
   */
  public static int bounce(
      int line, int low, int high, int fromAcross, int fromAlong, int toAcross, int toAlong) {
    double before = Math.abs((double) fromAcross - line);
    double after = Math.abs((double) toAcross - line);
    double exact =
        before + after == 0
            ? fromAlong
            : fromAlong + ((double) toAlong - fromAlong) * before / (before + after);
    int below = Math.max(low, Math.min(high, (int) Math.floor(exact)));
    int above = Math.min(high, below + 1);
    return way(before, fromAlong, after, toAlong, below)
            <= way(before, fromAlong, after, toAlong, above)
        ? below
        : above;
  }

  private static double way(double before, int from, double after, int to, int at) {
    return Math.hypot(before, (double) at - from) + Math.hypot(after, (double) to - at);
  }
}
