package org.bowsprit.router.geodesic;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.portal.Portals;
import org.bowsprit.pathfinding.portal.ReferenceShortestPath;

/**
 * The exhaustive search of spec 08 §11.3, with which tests compare the routes of the router. It
 * examines every simple chain of boxes and every choice of portals in the chain, and returns the
 * length of the shortest of these paths.
 *
 * <p>It shares only the list of portals with the search of the router.
 */
final class ExhaustiveChainSearch {

  private final Floor floor;
  private final Point from;
  private final Point to;
  private final List<SharedEdge> portals = new ArrayList<>();
  private final List<Integer> boxes = new ArrayList<>();
  private final BitSet targetBoxes = new BitSet();
  private double shortestLength = Double.POSITIVE_INFINITY;
  private long chainCount;

  private ExhaustiveChainSearch(Floor floor, Point from, Point to) {
    this.floor = floor;
    this.from = from;
    this.to = to;
  }

  /** Returns the length of the shortest path; infinite if there is none. */
  static double shortestLength(Floor floor, Point from, Point to) {
    ExhaustiveChainSearch search = new ExhaustiveChainSearch(floor, from, to);
    search.targetBoxes.set(floor.effective().resolve(to.x(), to.y()));
    BitSet startBoxes = new BitSet();
    startBoxes.set(floor.effective().resolve(from.x(), from.y()));
    for (WalkBox box : floor.boxes()) {
      if (!box.invisible() && Outline.contains(box, to.x(), to.y())) {
        search.targetBoxes.set(box.id());
      }
      if (!box.invisible() && Outline.contains(box, from.x(), from.y())) {
        startBoxes.set(box.id());
      }
    }
    startBoxes.stream().forEach(search::extend);
    return search.shortestLength;
  }

  private void extend(int box) {
    boxes.add(box);
    if (targetBoxes.get(box)) {
      chainCount++;
      if (chainCount > 2_000_000) {
        throw new IllegalStateException("this floor has too many chains of boxes");
      }
      shortestLength =
          Math.min(shortestLength, new ReferenceShortestPath(from, to, portals, sides()).length());
    }
    for (WalkBox next : floor.boxes()) {
      if (!next.invisible() && !boxes.contains(next.id())) {
        for (SharedEdge portal : Portals.between(floor.box(box), next)) {
          portals.add(portal);
          if (lowerBound() < shortestLength) {
            extend(next.id());
          }
          portals.remove(portals.size() - 1);
        }
      }
    }
    boxes.remove(boxes.size() - 1);
  }

  /**
   * Returns a lower bound for the length of any path through the portals so far. This is the sum of
   * the gaps between the portals.
   */
  private double lowerBound() {
    double bound = 0;
    for (int i = 1; i < portals.size(); i++) {
      bound += gapBetween(portals.get(i - 1), portals.get(i));
    }
    return bound;
  }

  private static double gapBetween(SharedEdge a, SharedEdge b) {
    double dx = gapBetween(a.lowEnd().x(), a.highEnd().x(), b.lowEnd().x(), b.highEnd().x());
    double dy = gapBetween(a.lowEnd().y(), a.highEnd().y(), b.lowEnd().y(), b.highEnd().y());
    return Math.hypot(dx, dy);
  }

  private static double gapBetween(int aLow, int aHigh, int bLow, int bHigh) {
    return Math.max(0, Math.max(aLow - bHigh, bLow - aHigh));
  }

  /**
   * Returns, for each portal, the side of its line on which the next box lies; 0 if the box lies
   * within the line.
   */
  private int[] sides() {
    int[] sides = new int[portals.size()];
    for (int i = 0; i < sides.length; i++) {
      SharedEdge portal = portals.get(i);
      WalkBox nextBox = floor.box(boxes.get(i + 1));
      int low = portal.vertical() ? nextBox.minX() : nextBox.minY();
      int high = portal.vertical() ? nextBox.maxX() : nextBox.maxY();
      sides[i] = Integer.signum(low - portal.line()) + Integer.signum(high - portal.line());
    }
    return sides;
  }
}
