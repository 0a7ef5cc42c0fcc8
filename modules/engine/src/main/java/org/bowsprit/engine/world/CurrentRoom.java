package org.bowsprit.engine.world;

import java.util.Optional;
import org.bowsprit.actors.RoomFloor;
import org.bowsprit.format.room.Room;

/** The current room: its number, its data and its floor with the changes of scripts. */
public final class CurrentRoom {

  private int number;
  private int physical;
  private Room data;
  private RoomFloor floor;
  private int zPlanes;

  /**
   * Creates the state without a room.
   *
   * @param floor a floor without boxes
   */
  CurrentRoom(RoomFloor floor) {
    this.floor = floor;
  }

  /** Enters a room. The data are null for room 0. */
  void enter(int room, int physicalRoom, Room roomData, RoomFloor roomFloor) {
    number = room;
    physical = physicalRoom;
    data = roomData;
    floor = roomFloor;
    zPlanes =
        data == null ? 0 : data.picture().map(picture -> picture.maskedPlaneCount()).orElse(0);
  }

  /** Returns the number of the room in scripts; 0 for none. */
  public int number() {
    return number;
  }

  /**
   * Returns the number of the room whose data are used. It differs from {@link #number} for an
   * alias.
   */
  public int physical() {
    return physical;
  }

  /** Returns the data of the room; empty for room 0. */
  public Optional<Room> data() {
    return Optional.ofNullable(data);
  }

  /** Returns the width of the room in pixels; 0 for room 0. */
  public int width() {
    return data == null ? 0 : data.header().width();
  }

  /** Returns the height of the room in pixels; 0 for room 0. */
  public int height() {
    return data == null ? 0 : data.header().height();
  }

  /** Returns the number of z-planes of the room. */
  public int zPlanes() {
    return zPlanes;
  }

  public RoomFloor floor() {
    return floor;
  }
}
