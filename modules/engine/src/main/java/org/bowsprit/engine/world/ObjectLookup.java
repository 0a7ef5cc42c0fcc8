package org.bowsprit.engine.world;

import org.bowsprit.format.game.TolerantResources;
import org.bowsprit.format.room.RoomObject;

/** Finds the data of saved objects in the game's data. */
final class ObjectLookup {

  private final TolerantResources resources;

  ObjectLookup(TolerantResources resources) {
    this.resources = resources;
  }

  /**
   * Returns the data of an object.
   *
   * @throws IllegalArgumentException if the room has no such object
   */
  RoomObject object(int room, int object) {
    return resources
        .room(room)
        .flatMap(data -> data.object(object))
        .orElseThrow(
            () -> new IllegalArgumentException("room " + room + " has no object " + object));
  }

  /**
   * Returns the data of the object at an index of a room's list.
   *
   * @throws IllegalArgumentException if there is another object or none
   */
  RoomObject at(int room, int index, int object) {
    return resources
        .room(room)
        .filter(data -> index < data.objects().size())
        .map(data -> data.objects().get(index))
        .filter(data -> data.code().header().id() == object)
        .orElseThrow(
            () -> new IllegalArgumentException("room " + room + " has no object " + object));
  }
}
