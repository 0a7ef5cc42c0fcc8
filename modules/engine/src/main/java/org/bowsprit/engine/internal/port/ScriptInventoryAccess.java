package org.bowsprit.engine.internal.port;

import org.bowsprit.engine.world.CarriedObject;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.ObjectLocation;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.port.InventoryPort;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lets scripts query and change the owners of objects (spec 07 §5). */
public final class ScriptInventoryAccess implements InventoryPort {

  private static final Logger LOG = LoggerFactory.getLogger(ScriptInventoryAccess.class);
  private static final int TAKEN_STATE = 1;

  private final World world;
  private final ScriptObjectAccess objects;

  public ScriptInventoryAccess(World world, ScriptObjectAccess objects) {
    this.world = world;
    this.objects = objects;
  }

  @Override
  public int owner(int object) {
    return table().owner(object);
  }

  @Override
  public void setOwner(int object, int owner) {
    table().setOwner(object, owner);
  }

  @Override
  public void discard(int object) {
    if (table().owner(object) == ObjectStates.OWNER_ROOM) {
      int slot = world.roomObjects().slotOf(object);
      if (slot != 0 && world.roomObjects().inSlot(slot).isFloating()) {
        world.roomObjects().remove(slot);
      }
    } else {
      world.inventory().remove(object);
    }
    table().setOwner(object, 0);
  }

  @Override
  public void pickUp(int object, int room) {
    CarriedObject copy = copyOf(object, room == 0 ? world.room() : room);
    if (copy == null) {
      LOG.warn("object {} is not in room {}", object, room);
      return;
    }
    world.inventory().add(object, copy);
    table().setOwner(object, world.variables().get(EngineVariable.EGO));
    table().setClass(object, ObjectStates.UNTOUCHABLE_CLASS, true);
    table().setState(object, TAKEN_STATE);
    objects.markDirty(object);
    world.drawQueue().clear();
  }

  private CarriedObject copyOf(int object, int room) {
    if (ObjectLocation.of(world, object) == ObjectLocation.FLOATING) {
      LocalObject floating = world.roomObjects().find(object);
      return new CarriedObject(floating.home(), floating.data());
    }
    int physical = world.physicalRoom(room);
    RoomObject data =
        world.data().room(physical).flatMap(found -> found.object(object)).orElse(null);
    return data == null ? null : new CarriedObject(physical, data);
  }

  @Override
  public int count(int owner) {
    return world.inventory().count(owner, table());
  }

  @Override
  public int item(int owner, int index) {
    return world.inventory().find(owner, index, table());
  }

  private ObjectStates table() {
    return world.objects();
  }
}
