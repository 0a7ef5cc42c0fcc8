package org.bowsprit.pathfinding.portal;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.geometry.Gate;
import org.bowsprit.pathfinding.geometry.Outline;
import org.bowsprit.pathfinding.geometry.SharedEdge;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Finds the portals between two walk boxes (spec 08 §11.1).
 *
 * <p>A portal is the {@link SharedEdge} that a walk crosses. A portal of length 0 is a point
 * through which the walk must pass. Boxes are polygons through pixel positions, so no box is
 * enlarged.
 *
 * @since 1.0
 */
public final class Portals {

  private Portals() {}

  /**
   * Returns every portal between two boxes. The list is empty if and only if they are not
   * neighbours (spec 08 §6.1). The list begins with the stretches of positive length that two edges
   * share (N1). After these, it contains the collapsed edges of either box that touch the other box
   * elsewhere (N2).
   *
   * <p>No portal of the list lies inside another. The portals of (b, a) are the same as the portals
   * of (a, b), perhaps in another order.
   */
  public static List<SharedEdge> between(WalkBox a, WalkBox b) {
    List<SharedEdge> portals = new ArrayList<>();
    for (SharedEdge edge : SharedEdge.all(a, b)) {
      if (edge.length() > 0) {
        addUnlessInside(portals, edge);
      }
    }
    addCollapsedEdges(portals, a, b);
    addCollapsedEdges(portals, b, a);
    return portals;
  }

  /**
   * Returns the single portal for a hop of the matrix from {@code a} to {@code b}. This is the
   * widest portal of {@link #between}. If several portals are equally wide, this is the first of
   * them.
   *
   * <p>If the boxes are not neighbours, the result is the {@linkplain #across virtual portal}
   * across the gap, or, if there is none, the point of the {@link Gate} that {@code box-graph}
   * would use.
   */
  public static SharedEdge forHop(WalkBox a, WalkBox b) {
    SharedEdge widest = widest(between(a, b));
    if (widest == null) {
      widest = across(a, b);
    }
    return widest == null ? Gate.between(a, b).opening() : widest;
  }

  /**
   * Returns the virtual portal from {@code a} across a gap to {@code b}; null if there is none. For
   * two axis-parallel edges whose spans overlap in positive length, it is the overlap on {@code
   * a}'s line. If there are several pairs of edges, the nearest is used, then the widest, then the
   * first.
   */
  public static SharedEdge across(WalkBox a, WalkBox b) {
    FacingEdges best = null;
    for (int i = 0; i < WalkBox.CORNERS; i++) {
      for (int j = 0; j < WalkBox.CORNERS; j++) {
        best = betterOf(best, FacingEdges.ofVertical(a, i, b, j));
        best = betterOf(best, FacingEdges.ofHorizontal(a, i, b, j));
      }
    }
    return best == null ? null : best.portal;
  }

  /** Returns whether {@code inner} lies completely in {@code outer}. */
  public static boolean isInside(SharedEdge inner, SharedEdge outer) {
    return contains(outer, inner.lowEnd().x(), inner.lowEnd().y())
        && contains(outer, inner.highEnd().x(), inner.highEnd().y());
  }

  private static boolean contains(SharedEdge edge, int x, int y) {
    int across = edge.vertical() ? x : y;
    int along = edge.vertical() ? y : x;
    return across == edge.line() && along >= edge.low() && along <= edge.high();
  }

  private static void addCollapsedEdges(
      List<SharedEdge> portals, WalkBox collapsed, WalkBox outline) {
    for (int edge = 0; edge < WalkBox.CORNERS; edge++) {
      int x = collapsed.x(edge);
      int y = collapsed.y(edge);
      if (collapsed.edgeIsCollapsed(edge) && Outline.touches(outline, x, y)) {
        addUnlessInside(portals, new SharedEdge(true, x, y, y));
      }
    }
  }

  private static void addUnlessInside(List<SharedEdge> portals, SharedEdge portal) {
    for (SharedEdge other : portals) {
      if (isInside(portal, other)) {
        return;
      }
    }
    portals.removeIf(other -> isInside(other, portal));
    portals.add(portal);
  }

  private static SharedEdge widest(List<SharedEdge> portals) {
    SharedEdge widest = null;
    for (SharedEdge portal : portals) {
      if (widest == null || portal.length() > widest.length()) {
        widest = portal;
      }
    }
    return widest;
  }

  private static FacingEdges betterOf(FacingEdges best, FacingEdges candidate) {
    if (candidate == null) {
      return best;
    }
    if (best == null || candidate.gap < best.gap) {
      return candidate;
    }
    boolean isWider = candidate.gap == best.gap && candidate.portal.length() > best.portal.length();
    return isWider ? candidate : best;
  }

  /** Two parallel edges that face each other, and the distance between their lines. */
  private record FacingEdges(SharedEdge portal, int gap) {

    static FacingEdges ofVertical(WalkBox a, int i, WalkBox b, int j) {
      if (a.x(i) != a.x(i + 1) || b.x(j) != b.x(j + 1)) {
        return null;
      }
      return of(true, a.x(i), b.x(j), a.y(i), a.y(i + 1), b.y(j), b.y(j + 1));
    }

    static FacingEdges ofHorizontal(WalkBox a, int i, WalkBox b, int j) {
      if (a.y(i) != a.y(i + 1) || b.y(j) != b.y(j + 1)) {
        return null;
      }
      return of(false, a.y(i), b.y(j), a.x(i), a.x(i + 1), b.x(j), b.x(j + 1));
    }

    private static FacingEdges of(
        boolean vertical, int aLine, int bLine, int a0, int a1, int b0, int b1) {
      int low = Math.max(Math.min(a0, a1), Math.min(b0, b1));
      int high = Math.min(Math.max(a0, a1), Math.max(b0, b1));
      if (low >= high) {
        return null;
      }
      return new FacingEdges(new SharedEdge(vertical, aLine, low, high), Math.abs(aLine - bLine));
    }
  }
}
