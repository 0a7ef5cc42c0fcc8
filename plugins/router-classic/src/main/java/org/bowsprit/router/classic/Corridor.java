package org.bowsprit.router.classic;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.classic.ClassicBox;
import org.bowsprit.pathfinding.classic.ClassicSegment;
import org.bowsprit.pathfinding.geometry.PackedPoint;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Two short connections between two boxes, chosen among the nearest points of their corners (spec
 * 08 §9.4).
 *
 * @param a the first connection
 * @param b the second connection, possibly the same as the first
 */
record Corridor(Pick a, Pick b) {

  private static final int BEYOND_REACH = 0xFFFF;
  private static final int PICKS = 3;
  private static final int SIMILAR = 4;

  /**
   * A corner of one box and the nearest point of the other.
   *
   * @param onFrom the end on the box that contains the actor
   * @param onInto the end on the next box
   * @param cornerOfInto true if the corner belongs to the next box
   * @param squaredLength the squared length of the connection
   */
  record Pick(Point onFrom, Point onInto, boolean cornerOfInto, int squaredLength) {

    private int length() {
      return (int) Math.sqrt(squaredLength);
    }
  }

  /** Returns the corridor, or null if the boxes are too far apart. */
  static Corridor between(WalkBox from, WalkBox into) {
    List<Pick> picks = shortest(candidates(from, into));
    if (picks.isEmpty()) {
      return null;
    }
    while (picks.size() < PICKS) {
      picks.add(picks.get(picks.size() - 1));
    }
    Pick p0 = picks.get(0);
    Pick p1 = picks.get(1);
    Pick p2 = picks.get(2);
    if (sameSide(p0, p1) && similar(p0, p1)) {
      return new Corridor(p0, p1);
    }
    if (sameSide(p0, p2) && p0.length() == p2.length()) {
      return new Corridor(p0, p2);
    }
    if (sameSide(p1, p2) && p1.length() == p2.length()) {
      return new Corridor(p1, p2);
    }
    if (sameSide(p0, p2) && similar(p0, p2)) {
      return new Corridor(p0, p2);
    }
    if (similar(p0, p2)) {
      return new Corridor(p1, p2);
    }
    return new Corridor(p0, similar(p0, p1) ? p1 : p0);
  }

  private static boolean sameSide(Pick p, Pick q) {
    return p.cornerOfInto == q.cornerOfInto;
  }

  private static boolean similar(Pick p, Pick q) {
    return Math.abs(p.length() - q.length()) < SIMILAR;
  }

  private static List<Pick> candidates(WalkBox from, WalkBox into) {
    List<Pick> candidates = new ArrayList<>();
    for (int k = 0; k < WalkBox.CORNERS; k++) {
      Point corner = from.corner(k);
      Point nearest = nearest(into, corner);
      candidates.add(new Pick(corner, nearest, false, squaredDistance(corner, nearest)));
    }
    for (int k = 0; k < WalkBox.CORNERS; k++) {
      Point corner = into.corner(k);
      Point nearest = nearest(from, corner);
      candidates.add(new Pick(nearest, corner, true, squaredDistance(corner, nearest)));
    }
    return candidates;
  }

  /**
   * Returns the three shortest candidates within reach. Equally short candidates keep their order.
   */
  private static List<Pick> shortest(List<Pick> candidates) {
    List<Pick> picks = new ArrayList<>();
    candidates.stream()
        .filter(pick -> pick.squaredLength < BEYOND_REACH)
        .sorted((p, q) -> Integer.compare(p.squaredLength, q.squaredLength))
        .limit(PICKS)
        .forEach(picks::add);
    return picks;
  }

  private static Point nearest(WalkBox box, Point point) {
    return PackedPoint.toPoint(ClassicBox.nearest(box, point.x(), point.y()));
  }

  private static int squaredDistance(Point p, Point q) {
    return ClassicSegment.squaredDistance(p.x(), p.y(), q.x(), q.y());
  }
}
