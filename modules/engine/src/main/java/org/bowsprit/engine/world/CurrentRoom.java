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

  /** Enters a room; null data for room 0. */
  void enter(int room, int physicalRoom, Room roomData, RoomFloor roomFloor) {
    number = room;
    physical = physicalRoom;
    data = roomData;
    floor = roomFloor;
    zPlanes = data == null ? 0 : data.picture().map(picture -> picture.usedPlanes()).orElse(0);
  }

  /** Returns its number in scripts; 0 for none. */
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

  /** Returns its data; empty for room 0. */
  public Optional<Room> data() {
    return Optional.ofNullable(data);
  }

  /** Returns its width in pixels; 0 for room 0. */
  public int width() {
    return data == null ? 0 : data.header().width();
  }

  /** Returns its height in pixels; 0 for room 0. */
  public int height() {
    return data == null ? 0 : data.header().height();
  }

  /** Returns the number of its z-planes. */
  public int zPlanes() {
    return zPlanes;
  }

  public RoomFloor floor() {
    return floor;
  }
}
