package org.bowsprit.actors;

import java.util.Arrays;

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

  int destX = NOWHERE;
  int destY;
  int destBox;
  int destFacing = Facing.NONE;
  int enteringBox;
  boolean hasSecondPoint;
  int secondX;
  int secondY;

  Walk() {}

  /** Ends the walk; the destination stays known. */
  void stop() {
    walking = false;
    count = 0;
    index = 0;
    legOf = NOWHERE;
    hasSecondPoint = false;
  }

  /** Begins to plan a walk of no waypoints. */
  void plan() {
    count = 0;
    index = 0;
    legOf = NOWHERE;
    walking = true;
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
