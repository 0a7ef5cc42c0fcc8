package org.bowsprit.pathfinding.portal;

/**
 * Computes paths through portals that are entered and left on the same side, for example between
 * boxes on the same side of a common edge line.
 *
 * <p>The shortest path through such a portal is found by mirroring one side across the portal's
 * line, which makes the path straight. The bounce point need not be a whole pixel.
 *
 * @since 1.0
 */
public final class Fold {

  private Fold() {}

  /**
   * Returns the pixel of a portal that is nearest to the bounce point of a path. If there are two
   * candidates, returns the pixel with the shorter path. Coordinates are perpendicular to the
   * portal's line (across) or parallel to it (along).
   *
   * @param line the portal's line
   * @param low the coordinate of the portal's lower end along the line
   * @param high the coordinate of the portal's upper end along the line
   * @param fromAcross the start's coordinate perpendicular to the line; either side of the line may
   *     be used
   * @param fromAlong the coordinate of the path's start along the line
   * @param toAcross the coordinate of the path's end across the line, mirrored or not
   * @param toAlong the coordinate of the path's end along the line
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
