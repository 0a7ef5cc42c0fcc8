package org.bowsprit.pathfinding.classic;

import java.util.List;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * A point that was moved onto the floor by the rule of the reference interpreter (spec 08 §5.6).
 *
 * @param point the snapped point, or the original point if no box is near
 * @param box the box to which the point belongs; 0 if none
 * @since 1.0
 */
public record Snap(Point point, int box) {

  /** The box of a point outside all boxes. */
  public static final int NO_BOX = 0;

  private static final int NO_LIMIT = 0;
  private static final int[] THRESHOLD_PIXELS = {30, 80, NO_LIMIT};
  private static final int UNREACHABLE_DISTANCE = 0xFFFF;

  /**
   * Snaps a point to the box with the highest id that contains it. If no box contains it, snaps it
   * to the nearest box that is less than 256 pixels away.
   *
   * @param boxes the boxes in id order, with overrides applied; box 0 never counts
   * @param point any point
   * @param player true if the actor has object class 31
   * @param ignoreBoxes true if the actor ignores boxes, so that the point is not snapped
   */
  public static Snap of(List<WalkBox> boxes, Point point, boolean player, boolean ignoreBoxes) {
    if (ignoreBoxes || boxes.size() <= 1) {
      return new Snap(point, NO_BOX);
    }
    Snap best = new Snap(point, NO_BOX);
    for (int threshold : THRESHOLD_PIXELS) {
      int bestDistance = UNREACHABLE_DISTANCE;
      best = new Snap(best.point, NO_BOX);
      for (int id = boxes.size() - 1; id > 0; id--) {
        WalkBox box = boxes.get(id);
        if (box.hiddenFrom(player) || isOutsideThreshold(box, point, threshold)) {
          continue;
        }
        if (ClassicBox.contains(box, point.x(), point.y())) {
          return new Snap(point, id);
        }
        Point nearest = PackedPoint.toPoint(ClassicBox.nearest(box, point.x(), point.y()));
        int distance =
            ClassicSegment.squaredDistance(nearest.x(), nearest.y(), point.x(), point.y());
        if (distance < bestDistance) {
          best = new Snap(nearest, id);
          bestDistance = distance;
          if (distance == 0) {
            return best;
          }
        }
      }
      if (threshold == NO_LIMIT || threshold * threshold >= bestDistance) {
        return best;
      }
    }
    return best;
  }

  private static boolean isOutsideThreshold(WalkBox box, Point point, int threshold) {
    return threshold != NO_LIMIT
        && (point.x() - threshold > box.maxX()
            || point.x() + threshold < box.minX()
            || point.y() - threshold > box.maxY()
            || point.y() + threshold < box.minY());
  }
}
