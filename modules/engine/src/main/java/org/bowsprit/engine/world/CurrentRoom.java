package org.bowsprit.engine.world;

import java.util.Optional;
import org.bowsprit.actors.RoomFloor;
import org.bowsprit.format.room.Room;

/** The room the game is in: its number, its data and its floor as scripts have changed it. */
public final class CurrentRoom {

  private int number;
  private int physical;
  private Room data;
  private RoomFloor floor;
  private int zPlanes;

  /**
   * No room.
   *
   * @param floor a floor without boxes
   */
  CurrentRoom(RoomFloor floor) {
    this.floor = floor;
  }

  /** Enters a room; null data for room 0. */
  void enter(int room, int physicalRoom, Room roomData, RoomFloor roomFloor) {
    number = room;
    physical = physicalRoom;
    data = roomData;
    floor = roomFloor;
    zPlanes = data == null ? 0 : data.picture().map(picture -> picture.usedPlanes()).orElse(0);
  }

  /** Its number as scripts know it; 0 for none. */
  public int number() {
    return number;
  }

  /** The number of the room whose data are used; differs from {@link #number} for an alias. */
  public int physical() {
    return physical;
  }

  /** Its data; empty for room 0. */
  public Optional<Room> data() {
    return Optional.ofNullable(data);
  }

  /** Its width in pixels; 0 for room 0. */
  public int width() {
    return data == null ? 0 : data.header().width();
  }

  /** Its height in pixels; 0 for room 0. */
  public int height() {
    return data == null ? 0 : data.header().height();
  }

  /** The z-planes it has. */
  public int zPlanes() {
    return zPlanes;
  }

  public RoomFloor floor() {
    return floor;
  }
}
