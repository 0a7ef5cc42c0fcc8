package org.bowsprit.vm.port;

/** The owners of objects (spec 07 §5). The machine runs the inventory script after each change. */
public interface InventoryPort {

  /** Returns the owner of an object: 0 none, 15 its room, else an actor. */
  int owner(int object);

  /** Gives an object to an owner other than 0; the order of the inventory stays. */
  void setOwner(int object, int owner);

  /**
   * Takes an object's owner away: drops its floating copy, or takes it out of the inventory and
   * closes the gap. Its scripts have been stopped before.
   */
  void discard(int object);

  /**
   * Takes an object into ego's inventory.
   *
   * @param room the room it lies in, 0 for the current one
   */
  void pickUp(int object, int room);

  /** Returns how many objects the owner has in the inventory. */
  int count(int owner);

  /** Returns the owner's {@code index}-th object, counted from 1, or 0. */
  int item(int owner, int index);
}
