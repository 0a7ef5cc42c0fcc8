package org.bowsprit.vm.port;

/**
 * Controls the camera (spec 02, 06 §6). The x of the camera is the middle of the view, in room
 * pixels.
 */
public interface CameraPort {

  /**
   * Sets position and destination to x = 160, y = 100, and the mode to normal (spec 05 §8.1 step
   * 11).
   */
  void reset();

  /** Moves the camera to x and stops it ({@code setCameraAt}). */
  void jumpTo(int x);

  /** Pans to x ({@code panCameraTo}). */
  void panTo(int x);

  /** Sets position and destination to x without changing the mode (spec 05 §8.2, §8.4). */
  void placeAt(int x);

  /**
   * Sets the destination to x, and also the position if it is more than half a window away. Like
   * {@code setCameraAt}, keeps both within the limits and runs the scroll script.
   */
  void setTo(int x);

  /**
   * Follows an actor of the current room. Moves the camera to the actor if the actor is far to one
   * side.
   */
  void follow(int actor);

  /** Stops the camera's movement to the followed actor. */
  void stopMovingToActor();

  /** Returns the last followed actor, 0 for none. */
  int followed();

  /** Applies the limits in variables 17 and 18. Called after a script has changed them. */
  void limitsChanged();

  /** Returns whether position and destination are in the same strip (spec 06 §5.1). */
  boolean isSettled();
}
