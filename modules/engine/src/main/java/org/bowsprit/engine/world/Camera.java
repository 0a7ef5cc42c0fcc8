package org.bowsprit.engine.world;

import java.util.Objects;
import org.bowsprit.actors.Actor;

/**
 * The view of the room: a window of 320 pixels that follows an actor, pans or stands still (spec 02
 * §11).
 *
 * <p>All positions are x coordinates of the window's centre in the room. The visible left edge is a
 * multiple of 8 and is recomputed only in {@link #step}, so the old edge stays valid between a jump
 * and the camera step of the same frame.
 */
public final class Camera {

  /** Half the window's width in pixels. */
  public static final int HALF_WINDOW = 160;

  private static final int STRIP_WIDTH = 8;
  private static final int HALF_WINDOW_STRIPS = 20;
  private static final int LEFT_TRIGGER_STRIP = 10;
  private static final int RIGHT_TRIGGER_STRIP = 30;
  private static final int FAST_LEFT_TRIGGER_STRIP = 5;
  private static final int FAST_RIGHT_TRIGGER_STRIP = 35;
  private static final int FAST_OFFSET_PIXELS = 80;

  /** The camera's own movement. */
  public enum Mode {
    /** The camera stands still. */
    FIXED,
    /** The camera keeps an actor in view. */
    FOLLOW,
    /** The camera moves to its destination. */
    PANNING
  }

  private Mode mode = Mode.FIXED;
  private int x;
  private int destX;
  private int lastX;
  private int leftEdge;
  private int windowEdge;
  private int followedActor;
  private boolean movingToActor;

  /** Returns the camera's own movement. */
  public Mode mode() {
    return mode;
  }

  /** Returns the x of the centre in the room. */
  public int x() {
    return x;
  }

  /** Returns the x of the centre's destination in the room. */
  public int destX() {
    return destX;
  }

  /** Returns the x of the centre in the room at the end of the last frame. */
  public int lastX() {
    return lastX;
  }

  /**
   * Returns the left edge of the window when it was last drawn, in room pixels. It is a multiple of
   * 8.
   */
  public int leftEdge() {
    return leftEdge;
  }

  /**
   * Returns the left edge of the window for the mouse and speech: 0 between a division of the
   * screen and the next step, otherwise {@link #leftEdge}.
   *
   * @return room x, a multiple of 8
   */
  public int windowEdge() {
    return windowEdge;
  }

  /** Returns the number of the followed actor; 0 if the camera has not followed an actor yet. */
  public int followedActor() {
    return followedActor;
  }

  /** Returns whether the camera is moving to the followed actor. */
  public boolean isMovingToActor() {
    return movingToActor;
  }

  /**
   * The saved state of a camera; positions are room x of the centre.
   *
   * @param mode the camera's own movement
   * @param x the centre
   * @param destX the destination of the centre
   * @param lastX the centre at the end of the last frame
   * @param leftEdge the left edge of the window as last drawn, a multiple of 8
   * @param windowEdge the left edge for the mouse and speech, a multiple of 8
   * @param followed the followed actor
   * @param movingToActor whether the camera is moving to that actor
   */
  public record State(
      Mode mode,
      int x,
      int destX,
      int lastX,
      int leftEdge,
      int windowEdge,
      int followed,
      boolean movingToActor) {

    /** Rejects edges that are not multiples of 8. */
    public State {
      Objects.requireNonNull(mode, "mode must not be null");
      requireColumn(leftEdge);
      requireColumn(windowEdge);
    }

    private static void requireColumn(int edge) {
      if (edge % STRIP_WIDTH != 0) {
        throw new IllegalArgumentException(
            "the left edge of the window must be a multiple of 8, not " + edge);
      }
    }
  }

  State snapshot() {
    return new State(mode, x, destX, lastX, leftEdge, windowEdge, followedActor, movingToActor);
  }

  void restore(State saved) {
    mode = saved.mode();
    x = saved.x();
    destX = saved.destX();
    lastX = saved.lastX();
    leftEdge = saved.leftEdge();
    windowEdge = saved.windowEdge();
    followedActor = saved.followed();
    movingToActor = saved.movingToActor();
  }

  /**
   * Called when a room has been loaded. The camera then stands still at the left end of the room.
   */
  public void enterRoom() {
    mode = Mode.FIXED;
    x = HALF_WINDOW;
    destX = HALF_WINDOW;
  }

  /**
   * Jumps to a position.
   *
   * @param requestedX requested centre; the destination is not limited
   * @param min lower limit of the centre
   * @param max upper limit of the centre
   */
  public void jump(int requestedX, int min, int max) {
    mode = Mode.FIXED;
    movingToActor = false;
    destX = requestedX;
    x = clamp(requestedX, min, max);
  }

  /**
   * Moves to a position at 8 pixels per frame.
   *
   * @param requestedX requested centre
   */
  public void pan(int requestedX) {
    mode = Mode.PANNING;
    destX = requestedX;
    movingToActor = false;
  }

  /**
   * Sets centre and destination without limits, for example when ego enters a room.
   *
   * @param newX room x
   */
  public void centreOn(int newX) {
    x = newX;
    destX = newX;
  }

  /**
   * Starts to follow an actor of this room.
   *
   * @param actor the number of the actor
   */
  public void follow(int actor) {
    followedActor = actor;
    mode = Mode.FOLLOW;
  }

  /** Marks the movement to the followed actor as finished. */
  public void stopMovingToActor() {
    movingToActor = false;
  }

  /**
   * Returns whether an actor is outside the part of the window that needs no scrolling.
   *
   * @param actorX room x
   * @return true if the actor is near the window's border or outside the window
   */
  public boolean needsScrolling(int actorX) {
    int strip = Math.floorDiv(actorX, STRIP_WIDTH) - leftEdge / STRIP_WIDTH;
    return strip < LEFT_TRIGGER_STRIP || strip > RIGHT_TRIGGER_STRIP;
  }

  /**
   * Applies the "set" rule of following: the actor's position becomes the destination, and the
   * centre jumps only if it is more than half a window away.
   *
   * @param actorX room x
   * @param min lower limit of the centre
   * @param max upper limit of the centre
   */
  public void setTo(int actorX, int min, int max) {
    if (Math.abs(x - actorX) > HALF_WINDOW) {
      x = actorX;
    }
    destX = actorX;
    x = clamp(x, min, max);
  }

  /**
   * Returns whether centre and destination are in different strips. For "wait for camera" and
   * speech, the camera is then moving.
   */
  public boolean isMoving() {
    return Math.floorDiv(x, STRIP_WIDTH) != Math.floorDiv(destX, STRIP_WIDTH);
  }

  /** Returns whether the centre differs from the centre at the end of the last frame. */
  public boolean hasMoved() {
    return x != lastX;
  }

  /** Stores the centre at the end of a frame, or when the room is left. */
  public void rememberCentre() {
    lastX = x;
  }

  /**
   * Called when the screen has been divided. Until the next step, the window for the mouse and
   * speech is at the room's left end.
   */
  public void divideWindow() {
    windowEdge = 0;
  }

  /**
   * Performs the camera step of a frame.
   *
   * @param min lower limit of the centre
   * @param max upper limit of the centre
   * @param fast whether the camera jumps instead of moving
   * @param roomWidth width of the room in pixels
   * @param actor the followed actor; null if there is none
   * @return whether the centre has changed and the scroll script must run
   */
  public boolean step(int min, int max, boolean fast, int roomWidth, Actor actor) {
    int previousX = x;
    x -= Math.floorMod(x, STRIP_WIDTH);
    if (x < min || x > max) {
      moveIntoLimits(min, max, fast);
      limitToRoom(roomWidth);
      return false;
    }
    if (mode == Mode.FOLLOW && actor != null) {
      followActor(actor, fast);
    }
    if (movingToActor && actor != null) {
      destX = actor.x();
    }
    destX = clamp(destX, min, max);
    moveToDestination(fast);
    if (movingToActor
        && actor != null
        && Math.floorDiv(x, STRIP_WIDTH) == Math.floorDiv(actor.x(), STRIP_WIDTH)) {
      movingToActor = false;
    }
    limitToRoom(roomWidth);
    return x != previousX;
  }

  private void moveIntoLimits(int min, int max, boolean fast) {
    if (fast) {
      x = clamp(x, min, max);
    } else if (x < min) {
      x += STRIP_WIDTH;
    } else {
      x -= STRIP_WIDTH;
    }
  }

  private void followActor(Actor actor, boolean fast) {
    int strip = Math.floorDiv(actor.x(), STRIP_WIDTH) - leftEdge / STRIP_WIDTH;
    if (fast) {
      if (strip > FAST_RIGHT_TRIGGER_STRIP) {
        destX = actor.x() + FAST_OFFSET_PIXELS;
      } else if (strip < FAST_LEFT_TRIGGER_STRIP) {
        destX = actor.x() - FAST_OFFSET_PIXELS;
      }
    } else if (strip < LEFT_TRIGGER_STRIP || strip > RIGHT_TRIGGER_STRIP) {
      movingToActor = true;
    }
  }

  private void moveToDestination(boolean fast) {
    if (fast) {
      x = destX;
      return;
    }
    if (x < destX) {
      x += STRIP_WIDTH;
    }
    if (x > destX) {
      x -= STRIP_WIDTH;
    }
  }

  private void limitToRoom(int roomWidth) {
    x = clamp(x, HALF_WINDOW, roomWidth - HALF_WINDOW);
    leftEdge = STRIP_WIDTH * (x / STRIP_WIDTH - HALF_WINDOW_STRIPS);
    windowEdge = leftEdge;
  }

  private static int clamp(int value, int min, int max) {
    return Math.min(Math.max(value, min), max);
  }
}
