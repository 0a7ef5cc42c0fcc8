package org.bowsprit.player.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.RoomObjects;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;

/**
 * The objects of the current room, carried over to a new build. Objects keep their state. An object
 * whose position has changed in the sources is moved, unless a script had moved it before.
 */
final class CarriedRoom {

  private final Map<Integer, RoomObject> oldObjects = new HashMap<>();
  private final List<RoomObject> newObjects;
  private final int number;

  /**
   * Prepares to carry a room over.
   *
   * @param oldBuild the build that was played
   * @param newBuild the build that continues
   * @param number the room whose data are used
   */
  CarriedRoom(BuiltGame oldBuild, BuiltGame newBuild, int number) {
    this.number = number;
    this.newObjects = objects(newBuild);
    objects(oldBuild).forEach(each -> this.oldObjects.put(each.id(), each));
  }

  private List<RoomObject> objects(BuiltGame game) {
    return game.resources().room(number).map(Room::objects).orElse(List.of());
  }

  /** Returns the objects in the order of the new build. Objects from other rooms come last. */
  RoomObjects.State carryOver(RoomObjects.State state) {
    Map<Integer, LocalObject.State> oldStates = new HashMap<>();
    List<LocalObject.State> floating = new ArrayList<>();
    for (LocalObject.State each : state.objects()) {
      if (each.floating()) {
        floating.add(each);
      } else {
        oldStates.put(each.object(), each);
      }
    }
    List<LocalObject.State> carried = new ArrayList<>();
    for (RoomObject each : newObjects) {
      LocalObject.State initialState = initialState(each, carried.size() + 1);
      LocalObject.State old = oldStates.get(each.id());
      carried.add(old == null ? initialState : merge(initialState, old));
    }
    for (LocalObject.State each : floating) {
      carried.add(withPosition(each, carried.size() + 1, each));
    }
    return new RoomObjects.State(carried.size() + 1, carried);
  }

  private LocalObject.State merge(LocalObject.State initialState, LocalObject.State old) {
    LocalObject.State oldDeclaration = initialState(oldObjects.get(old.object()), old.slot());
    boolean isMoved = oldDeclaration.x() != old.x() || oldDeclaration.y() != old.y();
    return withPosition(old, initialState.slot(), isMoved ? old : initialState);
  }

  private static LocalObject.State withPosition(
      LocalObject.State old, int slot, LocalObject.State position) {
    return new LocalObject.State(
        slot,
        old.object(),
        old.home(),
        old.floating(),
        position.x(),
        position.y(),
        position.walkX(),
        position.walkY(),
        old.state());
  }

  private LocalObject.State initialState(RoomObject object, int slot) {
    return new LocalObject(object, number, false).snapshot(slot);
  }
}
