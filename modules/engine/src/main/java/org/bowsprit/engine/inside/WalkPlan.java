package org.bowsprit.engine.inside;

import java.util.List;
import java.util.Objects;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * The walk of an actor of the current room at one moment, in room pixels.
 *
 * <p>With a router that plans whole walks, {@code ahead} contains the remaining waypoints and
 * {@code boxes} the whole chain. With a router that decides legs, they contain the known part: the
 * points of the current leg and the destination; the current box, the next box and the
 * destination's box.
 *
 * @param actor the actor's number
 * @param position the actor's position
 * @param start the start of the walk or of the current leg
 * @param destination the requested destination, after snapping by the router
 * @param ahead the waypoints ahead, in order
 * @param behind the waypoints already reached, in order
 * @param box the actor's walk box, −1 for none
 * @param boxes the boxes of the path in order, without repeated neighbours
 * @param verdict the router's result: a {@link org.bowsprit.pathfinding.Reason}, or the kind of the
 *     last leg; empty right after a load
 * @param shapes the router's debug shapes, such as gates and portals
 */
public record WalkPlan(
    int actor,
    Point position,
    Point start,
    Point destination,
    List<Point> ahead,
    List<Point> behind,
    int box,
    List<Integer> boxes,
    String verdict,
    List<DebugShape> shapes) {

  /** The box number that means no box. */
  public static final int NO_BOX = -1;

  public WalkPlan {
    Objects.requireNonNull(position, "position must not be null");
    Objects.requireNonNull(start, "start must not be null");
    Objects.requireNonNull(destination, "destination must not be null");
    Objects.requireNonNull(verdict, "verdict must not be null");
    ahead = List.copyOf(ahead);
    behind = List.copyOf(behind);
    boxes = List.copyOf(boxes);
    shapes = List.copyOf(shapes);
  }
}
