package org.bowsprit.vm.port;

/**
 * The steps of a room change outside the machine, in the order of the calls (spec 05 §8.1), and the
 * aliases of rooms.
 */
public interface RoomPort {

  /** Step 1: performs the fade-out; the pending fade-in becomes the next one. */
  void fadeOut();

  /**
   * Steps 5 and 6: drops renames of objects owned by a room or nobody, stops colour cycling,
   * empties the draw queue, hides all actors, clears shadow and colour maps. The exit scripts have
   * run, the scripts of the room are dead, the old room is still loaded.
   */
  void leave();

  /** Returns the room whose data are used for {@code room}: itself below 128 (spec 05 §8.1). */
  int physicalRoom(int room);

  /** Makes the room id {@code alias} (128 and above) use the data of another room. */
  void setAlias(int alias, int physicalRoom);

  /**
   * Steps 8 to 10: loads the room with its scripts, palette, boxes and objects; for room 0 only
   * clears the old room.
   */
  void enter(int room, int physicalRoom);

  /** Returns the width of the current room in pixels; 0 in room 0. */
  int width();

  /** Step 13: shows the actors that belong to the current room. */
  void showActors();

  /** Step 16: asks for the fade-in, which happens when the frame is drawn. */
  void requestFadeIn();
}
