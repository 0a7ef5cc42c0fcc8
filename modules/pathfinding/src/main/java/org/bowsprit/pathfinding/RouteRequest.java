package org.bowsprit.pathfinding;

import java.util.Objects;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * A request to a router for the route of an actor between two points (spec 08 §12).
 *
 * <p>The constructor clamps the points to the 16 bits of a room coordinate.
 *
 * @param from the position of the actor
 * @param to the raw target, which is clamped neither to the floor nor to the screen
 * @param fromBoxHint the box to which the actor is assigned; −1 if none; only classic routing uses
 *     it
 * @param destBoxHint the box to which the target was snapped before; −1 if none; only classic
 *     routing uses it
 * @param player true if the actor has object class 31, to which box flag 0x20 refers
 * @param ignoreBoxes true if the actor walks straight and ignores boxes
 * @param walkSpeedX the nominal horizontal speed in pixels per tick, for time estimates
 * @param walkSpeedY the nominal vertical speed in pixels per tick
 * @param limits the limits on the work of the router
 * @param debug true if the route contains {@link DebugShape}s
 * @param statistics true if the route's effort contains {@link SearchStatistics}; since 1.1
 * @param steps true if the debug shapes include the steps of the search; since 1.1
 * @since 1.0
 */
public record RouteRequest(
    Point from,
    Point to,
    int fromBoxHint,
    int destBoxHint,
    boolean player,
    boolean ignoreBoxes,
    int walkSpeedX,
    int walkSpeedY,
    Limits limits,
    boolean debug,
    boolean statistics,
    boolean steps) {

  /** The box hint that means that no box is known. */
  public static final int NO_BOX = -1;

  /** Clamps the points to 16 bits and rejects null. */
  public RouteRequest {
    from = clamped(from);
    to = clamped(to);
    Objects.requireNonNull(limits, "limits must not be null");
  }

  /** Creates a request without statistics and steps. */
  public RouteRequest(
      Point from,
      Point to,
      int fromBoxHint,
      int destBoxHint,
      boolean player,
      boolean ignoreBoxes,
      int walkSpeedX,
      int walkSpeedY,
      Limits limits,
      boolean debug) {
    this(
        from,
        to,
        fromBoxHint,
        destBoxHint,
        player,
        ignoreBoxes,
        walkSpeedX,
        walkSpeedY,
        limits,
        debug,
        false);
  }

  /** Creates a request without steps. */
  public RouteRequest(
      Point from,
      Point to,
      int fromBoxHint,
      int destBoxHint,
      boolean player,
      boolean ignoreBoxes,
      int walkSpeedX,
      int walkSpeedY,
      Limits limits,
      boolean debug,
      boolean statistics) {
    this(
        from,
        to,
        fromBoxHint,
        destBoxHint,
        player,
        ignoreBoxes,
        walkSpeedX,
        walkSpeedY,
        limits,
        debug,
        statistics,
        false);
  }

  /**
   * Returns an ordinary request, without hints and limits, with the default speed, for an actor
   * that is not the player's.
   */
  public static RouteRequest of(Point from, Point to) {
    return new RouteRequest(from, to, NO_BOX, NO_BOX, false, false, 8, 2, Limits.NONE, false);
  }

  /** Returns an ordinary request between (fromX, fromY) and (toX, toY). */
  public static RouteRequest of(int fromX, int fromY, int toX, int toY) {
    return of(new Point(fromX, fromY), new Point(toX, toY));
  }

  /** Returns this request with box hints. */
  public RouteRequest withHints(int fromBox, int destBox) {
    return new RouteRequest(
        from,
        to,
        fromBox,
        destBox,
        player,
        ignoreBoxes,
        walkSpeedX,
        walkSpeedY,
        limits,
        debug,
        statistics,
        steps);
  }

  /** Returns this request for the player's actor or for another one. */
  public RouteRequest withPlayer(boolean isPlayer) {
    return new RouteRequest(
        from,
        to,
        fromBoxHint,
        destBoxHint,
        isPlayer,
        ignoreBoxes,
        walkSpeedX,
        walkSpeedY,
        limits,
        debug,
        statistics,
        steps);
  }

  /** Returns this request for a walk that ignores or respects boxes. */
  public RouteRequest withIgnoreBoxes(boolean newIgnoreBoxes) {
    return new RouteRequest(
        from,
        to,
        fromBoxHint,
        destBoxHint,
        player,
        newIgnoreBoxes,
        walkSpeedX,
        walkSpeedY,
        limits,
        debug,
        statistics,
        steps);
  }

  /** Returns this request with another walk speed. */
  public RouteRequest withWalkSpeed(int speedX, int speedY) {
    return new RouteRequest(
        from,
        to,
        fromBoxHint,
        destBoxHint,
        player,
        ignoreBoxes,
        speedX,
        speedY,
        limits,
        debug,
        statistics,
        steps);
  }

  /** Returns this request with other limits. */
  public RouteRequest withLimits(Limits newLimits) {
    return new RouteRequest(
        from,
        to,
        fromBoxHint,
        destBoxHint,
        player,
        ignoreBoxes,
        walkSpeedX,
        walkSpeedY,
        newLimits,
        debug,
        statistics,
        steps);
  }

  /** Returns this request with or without debug shapes. */
  public RouteRequest withDebug(boolean newDebug) {
    return new RouteRequest(
        from,
        to,
        fromBoxHint,
        destBoxHint,
        player,
        ignoreBoxes,
        walkSpeedX,
        walkSpeedY,
        limits,
        newDebug,
        statistics,
        steps);
  }

  /**
   * Returns this request with or without statistics of the search.
   *
   * @since 1.1
   */
  public RouteRequest withStatistics(boolean newStatistics) {
    return new RouteRequest(
        from,
        to,
        fromBoxHint,
        destBoxHint,
        player,
        ignoreBoxes,
        walkSpeedX,
        walkSpeedY,
        limits,
        debug,
        newStatistics,
        steps);
  }

  /**
   * Returns this request with or without the steps of the search among its debug shapes.
   *
   * @since 1.1
   */
  public RouteRequest withSteps(boolean newSteps) {
    return new RouteRequest(
        from,
        to,
        fromBoxHint,
        destBoxHint,
        player,
        ignoreBoxes,
        walkSpeedX,
        walkSpeedY,
        limits,
        debug,
        statistics,
        newSteps);
  }

  private static Point clamped(Point point) {
    int x = clamped(point.x());
    int y = clamped(point.y());
    return x == point.x() && y == point.y() ? point : new Point(x, y);
  }

  private static int clamped(int value) {
    return Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, value));
  }
}
