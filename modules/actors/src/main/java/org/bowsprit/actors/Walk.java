package org.bowsprit.actors;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.pathfinding.Leg;
import org.bowsprit.pathfinding.Route;
import org.bowsprit.pathfinding.RouteRequest;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * Where an actor is going: the planned waypoints of the seeds' walker, the destination of the
 * reference's. Part of a saved game (spec 09 §15).
 */
public final class Walk {

  static final int NOWHERE = -1;

  private int[] waypoints = new int[16];
  private int count;
  private int index;
  private boolean walking;
  private int legOf = NOWHERE;
  // What the router said; not part of a saved game, since it can be asked again.
  private RouteRequest asked;
  private Route answered;
  private Leg leg;

  int destX = NOWHERE;
  int destY;
  int destBox;
  int destFacing = Facing.NONE;
  int enteringBox;
  boolean hasSecondPoint;
  int secondX;
  int secondY;

  Walk() {}

  /**
   * Everything a saved game keeps of a walk.
   *
   * @param waypoints the plan, in room pixels
   * @param index the waypoint being walked to, the number of waypoints when all are behind
   * @param walking whether a planned walk is under way
   * @param legOf the waypoint the leg's motion was derived for, −1 for none
   * @param destination where it leads to, −1 for x after a placement
   * @param destBox the box of the destination
   * @param destFacing the facing wanted there
   * @param enteringBox the box being entered
   * @param hasSecondPoint whether the leg has a second point
   * @param second the leg's second point
   */
  public record State(
      List<Point> waypoints,
      int index,
      boolean walking,
      int legOf,
      Point destination,
      int destBox,
      int destFacing,
      int enteringBox,
      boolean hasSecondPoint,
      Point second) {

    /** Copies the plan and rejects a place in it that it does not have. */
    public State {
      waypoints = List.copyOf(waypoints);
      Objects.requireNonNull(destination, "destination must not be null");
      Objects.requireNonNull(second, "second must not be null");
      if (index < 0 || index > waypoints.size()) {
        throw new IllegalArgumentException("a plan has no waypoint " + index);
      }
    }
  }

  State snapshot() {
    List<Point> plan = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      plan.add(new Point(waypointX(i), waypointY(i)));
    }
    return new State(
        plan,
        index,
        walking,
        legOf,
        new Point(destX, destY),
        destBox,
        destFacing,
        enteringBox,
        hasSecondPoint,
        new Point(secondX, secondY));
  }

  void restore(State saved) {
    forgetAnswers();
    count = 0;
    saved.waypoints().forEach(point -> addWaypoint(point.x(), point.y()));
    index = saved.index();
    walking = saved.walking();
    legOf = saved.legOf();
    destX = saved.destination().x();
    destY = saved.destination().y();
    destBox = saved.destBox();
    destFacing = saved.destFacing();
    enteringBox = saved.enteringBox();
    hasSecondPoint = saved.hasSecondPoint();
    secondX = saved.second().x();
    secondY = saved.second().y();
  }

  /** Ends the walk; the destination stays known. */
  void stop() {
    walking = false;
    count = 0;
    index = 0;
    legOf = NOWHERE;
    hasSecondPoint = false;
    forgetAnswers();
  }

  private void forgetAnswers() {
    asked = null;
    answered = null;
    leg = null;
  }

  /** Begins to plan a walk of no waypoints. */
  void plan() {
    count = 0;
    index = 0;
    legOf = NOWHERE;
    walking = true;
  }

  /** Begins a walk along a route. */
  void plan(RouteRequest request, Route route) {
    plan();
    asked = request;
    answered = route;
    destBox = route.targetBox();
    for (int i = 0; i < route.size(); i++) {
      addWaypoint(route.x(i), route.y(i));
    }
  }

  /** Notes what a leg oracle has answered. */
  void decided(Leg next) {
    leg = next;
  }

  void addWaypoint(int x, int y) {
    if (2 * count == waypoints.length) {
      waypoints = Arrays.copyOf(waypoints, 2 * waypoints.length);
    }
    waypoints[2 * count] = x;
    waypoints[2 * count + 1] = y;
    count++;
  }

  void nextWaypoint() {
    index++;
  }

  boolean hasWaypoint() {
    return index < count;
  }

  boolean isLastWaypoint() {
    return index == count - 1;
  }

  boolean isAtWaypoint(int x, int y) {
    return waypoints[2 * index] == x && waypoints[2 * index + 1] == y;
  }

  int waypointX() {
    return waypoints[2 * index];
  }

  int waypointY() {
    return waypoints[2 * index + 1];
  }

  /** Whether the motion towards the current waypoint is still to be derived; asked once. */
  boolean beginsLeg() {
    boolean begins = legOf != index;
    legOf = index;
    return begins;
  }

  /** Has the motion derived anew at the next step. */
  void rederiveLeg() {
    legOf = NOWHERE;
  }

  /** Whether the plan never leaves a point. */
  boolean staysAt(int x, int y) {
    for (int i = 0; i < count; i++) {
      if (waypoints[2 * i] != x || waypoints[2 * i + 1] != y) {
        return false;
      }
    }
    return true;
  }

  /**
   * What the router was asked for this walk.
   *
   * @return empty at rest, after a load and where legs are decided one by one
   */
  public Optional<RouteRequest> request() {
    return Optional.ofNullable(asked);
  }

  /**
   * What the router answered for this walk.
   *
   * @return empty at rest, after a load and where legs are decided one by one
   */
  public Optional<Route> route() {
    return Optional.ofNullable(answered);
  }

  /**
   * What the leg oracle answered last for this walk.
   *
   * @return empty at rest, after a load and where walks are planned whole
   */
  public Optional<Leg> leg() {
    return Optional.ofNullable(leg);
  }

  /**
   * The leg's second point, still to be walked to after its aim.
   *
   * @return empty unless a leg oracle has named two points
   */
  public Optional<Point> secondPoint() {
    return hasSecondPoint ? Optional.of(new Point(secondX, secondY)) : Optional.empty();
  }

  /**
   * Whether a planned walk is under way.
   *
   * @return true while walking
   */
  public boolean isWalking() {
    return walking;
  }

  /**
   * How many waypoints were planned.
   *
   * @return the number, 0 when none
   */
  public int waypointCount() {
    return count;
  }

  /**
   * The waypoint being walked to.
   *
   * @return its index
   */
  public int waypointIndex() {
    return index;
  }

  /**
   * A waypoint.
   *
   * @param i its index
   * @return x in room pixels
   */
  public int waypointX(int i) {
    return waypoints[2 * i];
  }

  /**
   * A waypoint.
   *
   * @param i its index
   * @return y in room pixels
   */
  public int waypointY(int i) {
    return waypoints[2 * i + 1];
  }

  /**
   * The destination after snapping.
   *
   * @return x in room pixels, −1 after a placement
   */
  public int destX() {
    return destX;
  }

  /**
   * The destination after snapping.
   *
   * @return y in room pixels
   */
  public int destY() {
    return destY;
  }

  /**
   * The box of the destination.
   *
   * @return its id
   */
  public int destBox() {
    return destBox;
  }

  /**
   * The facing wanted at the end.
   *
   * @return degrees or {@link Facing#NONE}
   */
  public int destFacing() {
    return destFacing;
  }

  /**
   * The box being entered.
   *
   * @return its id
   */
  public int enteringBox() {
    return enteringBox;
  }
}
