package org.bowsprit.vm.port;

/**
 * Manages the owners of objects (spec 07 §5). The machine runs the inventory script after each
 * change.
 */
public interface InventoryPort {

  /** Returns the owner of an object: 0 for none, 15 for its room, otherwise an actor. */
  int owner(int object);

  /** Gives an object to an owner other than 0. The order of the inventory is unchanged. */
  void setOwner(int object, int owner);

  /**
   * Removes an object's owner. Drops the floating copy of the object, or removes the object from
   * the inventory and closes the gap. The machine stops the object's scripts before this call.
   */
  void discard(int object);

  /**
   * Takes an object into ego's inventory.
   *
   * @param room the room of the object, 0 for the current room
   */
  void pickUp(int object, int room);

  /** Returns the number of objects that the owner has in the inventory. */
  int count(int owner);

  /** Returns the owner's object number {@code index}, counted from 1, or 0 if there is none. */
  int item(int owner, int index);
}
