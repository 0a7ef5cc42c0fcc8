package org.bowsprit.vm.port;

/** The owners of objects (spec 07 §5). The machine runs the inventory script after each change. */
public interface InventoryPort {

  /** Returns the owner of an object: 0 none, 15 its room, else an actor. */
  int owner(int object);

  /** Gives an object to an owner other than 0. The order of the inventory is unchanged. */
  void setOwner(int object, int owner);

  /**
   * Removes an object's owner: drops its floating copy, or removes it from the inventory and closes
   * the gap. Its scripts have been stopped before.
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
