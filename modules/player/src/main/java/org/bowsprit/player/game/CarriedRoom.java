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
 * whose place has changed in the sources is moved, unless a script had moved it.
 */
final class CarriedRoom {

  private final Map<Integer, RoomObject> before = new HashMap<>();
  private final List<RoomObject> now;
  private final int number;

  /**
   * Prepares to carry a room over.
   *
   * @param before the build that was played
   * @param now the build that continues
   * @param number the room whose data are used
   */
  CarriedRoom(BuiltGame before, BuiltGame now, int number) {
    this.number = number;
    this.now = objects(now);
    objects(before).forEach(each -> this.before.put(each.id(), each));
  }

  private List<RoomObject> objects(BuiltGame game) {
    return game.resources().room(number).map(Room::objects).orElse(List.of());
  }

  /** Returns the objects in the order of the new build. Objects from other rooms come last. */
  RoomObjects.State over(RoomObjects.State state) {
    Map<Integer, LocalObject.State> known = new HashMap<>();
    List<LocalObject.State> floating = new ArrayList<>();
    for (LocalObject.State each : state.objects()) {
      if (each.floating()) {
        floating.add(each);
      } else {
        known.put(each.object(), each);
      }
    }
    List<LocalObject.State> carried = new ArrayList<>();
    for (RoomObject each : now) {
      LocalObject.State fresh = fresh(each, carried.size() + 1);
      LocalObject.State old = known.get(each.id());
      carried.add(old == null ? fresh : with(fresh, old));
    }
    for (LocalObject.State each : floating) {
      carried.add(placed(each, carried.size() + 1, each));
    }
    return new RoomObjects.State(carried.size() + 1, carried);
  }

  private LocalObject.State with(LocalObject.State fresh, LocalObject.State old) {
    LocalObject.State declared = fresh(before.get(old.object()), old.slot());
    boolean isMoved = declared.x() != old.x() || declared.y() != old.y();
    return placed(old, fresh.slot(), isMoved ? old : fresh);
  }

  private static LocalObject.State placed(
      LocalObject.State old, int slot, LocalObject.State place) {
    return new LocalObject.State(
        slot,
        old.object(),
        old.home(),
        old.floating(),
        place.x(),
        place.y(),
        place.walkX(),
        place.walkY(),
        old.state());
  }

  private LocalObject.State fresh(RoomObject object, int slot) {
    return new LocalObject(object, number, false).snapshot(slot);
  }
}
