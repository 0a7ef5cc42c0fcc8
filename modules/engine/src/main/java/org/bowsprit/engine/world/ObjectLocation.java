package org.bowsprit.engine.world;

import org.bowsprit.actors.Cast;

/** The possible locations of an object (spec 07 §2.3). */
public enum ObjectLocation {
  /** The object is neither in this room nor in an inventory. */
  NOWHERE,
  /** The object is in the inventory list. */
  INVENTORY,
  /** The object is in the current room. */
  ROOM,
  /** The object is in the current room and was brought in from another room. */
  FLOATING;

  /**
   * Returns the location of an object.
   *
   * @param object the number of the object, which need not exist
   */
  public static ObjectLocation of(World world, int object) {
    ObjectStates table = world.objects();
    if (!table.has(object)) {
      return NOWHERE;
    }
    int owner = table.owner(object);
    if (owner != ObjectStates.OWNER_ROOM) {
      if (world.inventory().contains(object)) {
        return INVENTORY;
      }
      if (owner < Cast.SIZE) {
        return NOWHERE;
      }
    }
    LocalObject local = world.roomObjects().find(object);
    if (local == null) {
      return NOWHERE;
    }
    return local.isFloating() ? FLOATING : ROOM;
  }
}
