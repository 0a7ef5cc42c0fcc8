package org.bowsprit.pathfinding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * A planned walk. It consists of waypoints in room pixels, the boxes under them, and the reason for
 * its end (spec 08 §12).
 *
 * <p>Immutable. The start is never a waypoint. The walk ends at the last waypoint. Only a route
 * with reason {@link Reason#ALREADY_THERE} has no waypoints. A caller must not change an array
 * after it has passed the array to a constructor.
 *
 * @since 1.0
 */
public final class Route {

  /** The box id that means that there is no box. */
  public static final int NO_BOX = -1;

  private final Point from;
  private final int[] xy;
  private final int[] chain;
  private final Reason reason;
  private final Point target;
  private final int targetBox;
  private final SearchEffort effort;
  private final List<DebugShape> debug;

  /**
   * Creates a route.
   *
   * @param from the position of the actor
   * @param xy the waypoints as x, y, x, y, …
   * @param chain the ids of the crossed boxes, beginning with the box of the start; for raster
   *     routers, the boxes under the path; empty if no boxes are involved
   * @param reason the reason for the route's end
   * @param target the target after snapping; equal to the last waypoint if the target is reached
   * @param targetBox the box to which the target was snapped; −1 if none
   * @param effort the effort of the search
   * @param debug the shapes for overlays; empty unless requested
   */
  public Route(
      Point from,
      int[] xy,
      int[] chain,
      Reason reason,
      Point target,
      int targetBox,
      SearchEffort effort,
      List<DebugShape> debug) {
    this.from = Objects.requireNonNull(from, "from must not be null");
    this.xy = Objects.requireNonNull(xy, "xy must not be null");
    this.chain = Objects.requireNonNull(chain, "chain must not be null");
    this.reason = Objects.requireNonNull(reason, "reason must not be null");
    this.target = Objects.requireNonNull(target, "target must not be null");
    this.targetBox = targetBox;
    this.effort = Objects.requireNonNull(effort, "effort must not be null");
    this.debug = List.copyOf(debug);
    if (xy.length % 2 != 0) {
      throw new IllegalArgumentException("waypoints need x and y: " + xy.length + " values");
    }
  }

  /** Creates a route without information about its search. */
  public Route(Point from, int[] xy, int[] chain, Reason reason, Point target, int targetBox) {
    this(from, xy, chain, reason, target, targetBox, SearchEffort.UNKNOWN, List.of());
  }

  /** Returns a straight line to the raw target of a request, with an empty chain. */
  public static Route straight(RouteRequest request, Reason reason) {
    Point to = request.to();
    return new Route(request.from(), new int[] {to.x(), to.y()}, new int[0], reason, to, NO_BOX);
  }

  /** Returns the number of waypoints. */
  public int size() {
    return xy.length / 2;
  }

  /** Returns the x of waypoint {@code index}, counted from 0. */
  public int x(int index) {
    return xy[2 * index];
  }

  /** Returns the y of waypoint {@code index}, counted from 0. */
  public int y(int index) {
    return xy[2 * index + 1];
  }

  /** Returns the waypoints as a new list. */
  public List<Point> waypoints() {
    List<Point> points = new ArrayList<>(size());
    for (int i = 0; i < size(); i++) {
      points.add(new Point(x(i), y(i)));
    }
    return points;
  }

  /**
   * Returns the end of the walk, which is the last waypoint, or the start if there is no waypoint.
   */
  public Point end() {
    return size() == 0 ? from : new Point(x(size() - 1), y(size() - 1));
  }

  /** Returns the position of the actor. */
  public Point from() {
    return from;
  }

  /** Returns the number of boxes in the chain. */
  public int chainLength() {
    return chain.length;
  }

  /** Returns the id of box {@code index} of the chain, counted from 0. */
  public int chainBox(int index) {
    return chain[index];
  }

  /** Returns the chain as a new list of box ids. */
  public List<Integer> chain() {
    return Arrays.stream(chain).boxed().toList();
  }

  /** Returns whether the walk ends at the snapped target. This depends only on the reason. */
  public boolean reached() {
    return reason.reached();
  }

  /** Returns the reason for the route's end. */
  public Reason reason() {
    return reason;
  }

  /** Returns the target after snapping. */
  public Point target() {
    return target;
  }

  /** Returns the box to which the target was snapped; {@link #NO_BOX} if none. */
  public int targetBox() {
    return targetBox;
  }

  /** Returns the last box of the chain if the target was not reached, otherwise {@link #NO_BOX}. */
  public int stoppedBox() {
    return reached() || chain.length == 0 ? NO_BOX : chain[chain.length - 1];
  }

  /** Returns the effort of the search. */
  public SearchEffort effort() {
    return effort;
  }

  /** Returns the shapes for overlays; empty unless the request asked for them. */
  public List<DebugShape> debug() {
    return debug;
  }

  /** Returns the Euclidean length of the path from the start through all waypoints, in pixels. */
  public double length() {
    double length = 0;
    int x = from.x();
    int y = from.y();
    for (int i = 0; i < xy.length; i += 2) {
      length += Math.sqrt((double) Point.squaredDistance(x, y, xy[i], xy[i + 1]));
      x = xy[i];
      y = xy[i + 1];
    }
    return length;
  }

  /** Returns whether the walks of two routes are equal. Effort and debug shapes are ignored. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Route that
        && from.equals(that.from)
        && Arrays.equals(xy, that.xy)
        && Arrays.equals(chain, that.chain)
        && reason == that.reason
        && target.equals(that.target)
        && targetBox == that.targetBox;
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(xy) + Arrays.hashCode(chain);
  }

  @Override
  public String toString() {
    return reason + " " + waypoints() + " over boxes " + Arrays.toString(chain);
  }
}
