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
 * The walk of an actor. It contains the planned waypoints of the {@link BoxGraphWalker}, or the
 * destination of the {@link ClassicWalker}. The walk is part of a saved game (spec 09 §15).
 */
public final class Walk {

  static final int NOWHERE = -1;

  private int[] waypoints = new int[16];
  private int count;
  private int index;
  private boolean walking;
  private int legOf = NOWHERE;
  // The request to the router and its answer. Neither is part of a saved game, because the router
  // can be asked again.
  private RouteRequest routerRequest;
  private Route routerAnswer;
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
   * The state of a walk in a saved game.
   *
   * @param waypoints the planned waypoints, in room pixels
   * @param index the next waypoint; the number of waypoints if all have been reached
   * @param walking true if a planned walk is in progress
   * @param legOf the waypoint for which the motion of the leg was computed; −1 if there is none
   * @param destination the destination; x is −1 after the actor was placed
   * @param destBox the box of the destination
   * @param destFacing the wanted facing at the destination
   * @param enteringBox the box that the actor is entering
   * @param hasSecondPoint true if the leg has a second point
   * @param second the second point of the leg
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

    /** Copies the plan and checks the indices. */
    public State {
      waypoints = List.copyOf(waypoints);
      Objects.requireNonNull(destination, "destination must not be null");
      Objects.requireNonNull(second, "second must not be null");
      if (index < 0 || index > waypoints.size()) {
        throw new IllegalArgumentException("the planned walk has no waypoint " + index);
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
    clearRouterAnswers();
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

  /** Ends the walk and keeps the destination. */
  void stop() {
    walking = false;
    count = 0;
    index = 0;
    legOf = NOWHERE;
    hasSecondPoint = false;
    clearRouterAnswers();
  }

  private void clearRouterAnswers() {
    routerRequest = null;
    routerAnswer = null;
    leg = null;
  }

  /** Starts a walk without waypoints. */
  void plan() {
    count = 0;
    index = 0;
    legOf = NOWHERE;
    walking = true;
  }

  /** Starts a walk along a route. */
  void plan(RouteRequest request, Route route) {
    plan();
    routerRequest = request;
    routerAnswer = route;
    destBox = route.targetBox();
    for (int i = 0; i < route.size(); i++) {
      addWaypoint(route.x(i), route.y(i));
    }
  }

  /** Stores the answer of a leg oracle. */
  void setLeg(Leg next) {
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

  void advanceWaypoint() {
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

  /**
   * Returns whether the motion to the current waypoint must be computed. The result is true once
   * for each waypoint.
   */
  boolean beginsLeg() {
    boolean begins = legOf != index;
    legOf = index;
    return begins;
  }

  /** Makes the next step compute the motion again. */
  void recomputeLeg() {
    legOf = NOWHERE;
  }

  /** Returns whether all waypoints are the given point. */
  boolean staysAt(int x, int y) {
    for (int i = 0; i < count; i++) {
      if (waypoints[2 * i] != x || waypoints[2 * i + 1] != y) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the request to the router for this walk.
   *
   * @return the request; empty if the actor is not walking, after a saved game is loaded, and if
   *     legs are decided one by one
   */
  public Optional<RouteRequest> request() {
    return Optional.ofNullable(routerRequest);
  }

  /**
   * Returns the router's answer for this walk.
   *
   * @return the answer; empty if the actor is not walking, after a saved game is loaded, and if
   *     legs are decided one by one
   */
  public Optional<Route> route() {
    return Optional.ofNullable(routerAnswer);
  }

  /**
   * Returns the leg oracle's last answer for this walk.
   *
   * @return the answer; empty if the actor is not walking, after a saved game is loaded, and if
   *     whole walks are planned
   */
  public Optional<Leg> leg() {
    return Optional.ofNullable(leg);
  }

  /**
   * Returns the second point of the leg, to which the actor walks after the first point.
   *
   * @return the second point; empty unless a leg oracle has returned two points
   */
  public Optional<Point> secondPoint() {
    return hasSecondPoint ? Optional.of(new Point(secondX, secondY)) : Optional.empty();
  }

  /**
   * Returns whether a planned walk is in progress.
   *
   * @return true while walking
   */
  public boolean isWalking() {
    return walking;
  }

  /**
   * Returns the number of planned waypoints.
   *
   * @return the number of waypoints; 0 if there are none
   */
  public int waypointCount() {
    return count;
  }

  /**
   * Returns the index of the next waypoint.
   *
   * @return the index
   */
  public int waypointIndex() {
    return index;
  }

  /**
   * Returns the x of a waypoint.
   *
   * @param i the index of the waypoint
   * @return the x in room pixels
   */
  public int waypointX(int i) {
    return waypoints[2 * i];
  }

  /**
   * Returns the y of a waypoint.
   *
   * @param i the index of the waypoint
   * @return the y in room pixels
   */
  public int waypointY(int i) {
    return waypoints[2 * i + 1];
  }

  /**
   * Returns the x of the destination after snapping.
   *
   * @return the x in room pixels; −1 after the actor was placed
   */
  public int destX() {
    return destX;
  }

  /**
   * Returns the y of the destination after snapping.
   *
   * @return the y in room pixels
   */
  public int destY() {
    return destY;
  }

  /**
   * Returns the box of the destination.
   *
   * @return the id of the box
   */
  public int destBox() {
    return destBox;
  }

  /**
   * Returns the wanted facing at the end.
   *
   * @return the facing in degrees, or {@link Facing#NONE}
   */
  public int destFacing() {
    return destFacing;
  }

  /**
   * Returns the box that the actor is entering.
   *
   * @return the id of the box
   */
  public int enteringBox() {
    return enteringBox;
  }
}
