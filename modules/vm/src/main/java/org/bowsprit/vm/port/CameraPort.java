package org.bowsprit.vm.port;

/** The camera (spec 02, 06 §6). Its x is the middle of the view in room pixels. */
public interface CameraPort {

  /** Puts position and destination at x = 160, y = 100, mode normal (spec 05 §8.1 step 11). */
  void reset();

  /** Jumps to x and stands still: {@code setCameraAt}. */
  void jumpTo(int x);

  /** Pans to x: {@code panCameraTo}. */
  void panTo(int x);

  /** Puts position and destination at x without changing the mode (spec 05 §8.2, §8.4). */
  void placeAt(int x);

  /**
   * Sets the destination to x, and the position too when it is more than half a window away; both
   * as {@code setCameraAt} within the limits, and the scroll script runs.
   */
  void setTo(int x);

  /** Follows an actor of the current room; sets the camera to it when it is far to one side. */
  void follow(int actor);

  /** Forgets that the camera was on its way to the actor it follows. */
  void stopMovingToActor();

  /** Returns the actor followed last, 0 for none. */
  int followed();

  /** Applies the limits in variables 17 and 18, which a script has just changed. */
  void limitsChanged();

  /** Returns whether the strip of the position is that of the destination (spec 06 §5.1). */
  boolean isSettled();
}
