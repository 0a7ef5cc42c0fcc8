package org.bowsprit.vm.port;

/**
 * Places actors and makes them walk (spec 06 §7).
 *
 * <p>Coordinates are room pixels. An object that cannot be located is not an error unless stated.
 */
public interface ActorPort {

  /** Places the actor at (x, y) in its current room ({@code putActor}). */
  void place(int actor, int x, int y);

  /**
   * Places the actor at the object's walk-to point, or at (240,120) if the object is not in the
   * room's list ({@code putActorAtObject}).
   */
  void placeAtObject(int actor, int object);

  /**
   * Moves the actor to another room, 0 for none; room 0 also moves it to (0,0). The actor stops
   * talking when it leaves the current room. Does not load the room ({@code putActorInRoom}).
   */
  void moveToRoom(int actor, int room);

  /** Moves the actor to another room at its present coordinates (spec 05 §8.2). */
  void carryToRoom(int actor, int room);

  /**
   * Places the actor at the object's walk-to point and stops it. The actor faces in the opposite
   * direction to the object (spec 05 §8.1 step 12).
   *
   * @return false, without doing anything, if the object is not in the current room
   */
  boolean enterThrough(int actor, int object);

  /**
   * Places the actor at the object's walk-to point again and stops it, without changing its facing
   * (spec 05 §8.1 step 15).
   */
  void reenterThrough(int actor, int object);

  /** Starts a walk to (x, y) without a final facing ({@code walkActorTo}). */
  void walkTo(int actor, int x, int y);

  /**
   * Starts a walk to the object's walk-to point, with the object's facing at the end ({@code
   * walkActorToObject}).
   */
  void walkToObject(int actor, int object);

  /**
   * Starts a walk towards another actor ({@code walkActorToActor}).
   *
   * @param distance the distance to keep, in pixels; 255 if it is computed from the scales and
   *     widths of both actors
   */
  void walkToActor(int actor, int target, int distance);

  /**
   * Turns the actor left or right towards an actor or object ({@code faceActor}).
   *
   * @param target an actor (below the actor count) or an object
   */
  void face(int actor, int target);

  /** Plays a chore, or performs a code of spec 06 §7.2 ({@code animateCostume}). */
  void animate(int actor, int code);
}
