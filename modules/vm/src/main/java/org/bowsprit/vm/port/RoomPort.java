package org.bowsprit.vm.port;

/**
 * Performs the steps of a room change outside the machine, in the order of the calls (spec 05
 * §8.1), and manages the aliases of rooms.
 */
public interface RoomPort {

  /** Performs step 1: the fade-out. The pending fade-in becomes the next fade-in. */
  void fadeOut();

  /**
   * Performs steps 5 and 6: removes the new names of objects that belong to a room or have no
   * owner, stops colour cycling, empties the draw queue, hides all actors and clears shadow and
   * colour maps. Before the call, the exit scripts have run and the scripts of the room have been
   * stopped. The old room is still loaded.
   */
  void leave();

  /**
   * Returns the room whose data are used for {@code room}. For a number below 128, this is the room
   * itself (spec 05 §8.1).
   */
  int physicalRoom(int room);

  /** Makes the room id {@code alias} (128 and above) use the data of another room. */
  void setAlias(int alias, int physicalRoom);

  /**
   * Performs steps 8 to 10: loads the room with its scripts, palette, boxes and objects. For room
   * 0, only clears the old room.
   */
  void enter(int room, int physicalRoom);

  /** Returns the width of the current room in pixels; 0 in room 0. */
  int width();

  /** Performs step 13: shows the actors that belong to the current room. */
  void showActors();

  /** Performs step 16: requests the fade-in, which happens when the frame is drawn. */
  void requestFadeIn();
}
