package org.bowsprit.engine.inside;

import java.util.List;
import java.util.Objects;
import org.bowsprit.pathfinding.DebugShape;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * How an actor of the current room walks at one moment, in room pixels.
 *
 * <p>With a router that plans walks whole, {@code ahead} holds the waypoints that are left and
 * {@code boxes} the whole chain; with one that decides legs, they hold what is known of the way:
 * the points of the current leg and the destination, the box it stands in, the one being entered
 * and the destination's.
 *
 * @param actor its number
 * @param position where it is
 * @param start where the walk, or the current leg, began
 * @param destination where it was sent, after snapping where the router snaps
 * @param ahead the points still to be walked to, in order
 * @param behind the waypoints already reached, in order
 * @param box the walk box it is assigned to, −1 for none
 * @param boxes the boxes the way crosses, in order, none twice in a row
 * @param verdict what the router said of the way: a {@link org.bowsprit.pathfinding.Reason}, or the
 *     kind of the last leg; empty right after a load
 * @param shapes how the router thought, such as its gates and portals
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

  /** The value of a box where there is none. */
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
