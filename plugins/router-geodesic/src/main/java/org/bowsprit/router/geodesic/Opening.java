package org.bowsprit.router.geodesic;

import java.util.List;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.SharedEdge;

/**
 * A line segment through which a path can go from one face to another. The low end has the smaller
 * x or, if both ends have the same x, the smaller y. In debug drawings, an opening has the label
 * {@code portal}, as in the drawings of other routers.
 */
record Opening(int lowX, int lowY, int highX, int highY) {

  static Opening of(SharedEdge edge) {
    return new Opening(
        edge.lowEnd().x(), edge.lowEnd().y(), edge.highEnd().x(), edge.highEnd().y());
  }

  static Opening between(int ax, int ay, int bx, int by) {
    return ax < bx || (ax == bx && ay <= by)
        ? new Opening(ax, ay, bx, by)
        : new Opening(bx, by, ax, ay);
  }

  boolean isPoint() {
    return lowX == highX && lowY == highY;
  }

  DebugShape debugShape() {
    Point low = new Point(lowX, lowY);
    return isPoint()
        ? new DebugShape.Dot("portal", low)
        : new DebugShape.Line("portal", List.of(low, new Point(highX, highY)));
  }
}
