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
    double distanceBefore = Math.abs((double) fromAcross - line);
    double distanceAfter = Math.abs((double) toAcross - line);
    double exactPosition =
        distanceBefore + distanceAfter == 0
            ? fromAlong
            : fromAlong
                + ((double) toAlong - fromAlong)
                    * distanceBefore
                    / (distanceBefore + distanceAfter);
    int below = Math.max(low, Math.min(high, (int) Math.floor(exactPosition)));
    int above = Math.min(high, below + 1);
    return pathLength(distanceBefore, fromAlong, distanceAfter, toAlong, below)
            <= pathLength(distanceBefore, fromAlong, distanceAfter, toAlong, above)
        ? below
        : above;
  }

  private static double pathLength(
      double distanceBefore, int from, double distanceAfter, int to, int crossing) {
    return Math.hypot(distanceBefore, (double) crossing - from)
        + Math.hypot(distanceAfter, (double) to - crossing);
  }
}
