package org.bowsprit.engine.internal.port;

import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.RoomObjects;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.port.ObjectPort;

/** Draws, changes and finds objects, for scripts (spec 07 §2 to §4). */
public final class ScriptedObjects implements ObjectPort {

  private static final int SHOWN_STATE = 1;
  private static final int STRIP = 8;

  private final World world;
  private final ObjectStates table;
  private final RoomObjects room;
  private final Positions positions;

  public ScriptedObjects(World world, Positions positions) {
    this.world = world;
    this.positions = positions;
    table = world.objects();
    room = world.roomObjects();
  }

  @Override
  public void draw(int object) {
    drawState(object, SHOWN_STATE);
  }

  @Override
  public void drawAt(int object, int x8, int y8) {
    LocalObject movedObject = room.find(object);
    if (movedObject != null) {
      movedObject.moveTo(STRIP * x8, STRIP * y8);
      draw(object);
    }
  }

  @Override
  public void drawState(int object, int state) {
    int slot = room.slotOf(object);
    if (slot == 0) {
      return;
    }
    world.drawQueue().add(slot);
    hideSameRectangle(room.inSlot(slot));
    table.setState(object, state);
  }

  /** Hides the objects with the same rectangle as the drawn object, because it covers them. */
  private void hideSameRectangle(LocalObject drawnObject) {
    for (int slot = 1; slot < room.end(); slot++) {
      LocalObject other = room.inSlot(slot);
      if (other != null && other.sharesRectangle(drawnObject)) {
        table.setState(other.id(), 0);
      }
    }
  }

  @Override
  public int state(int object) {
    return table.state(object);
  }

  @Override
  public void setState(int object, int state) {
    table.setState(object, state);
    markDirty(object);
  }

  /** Requests a redraw of the background under an object of the room, and clears the draw queue. */
  void markDirty(int object) {
    LocalObject local = room.find(object);
    if (local != null) {
      int first = local.x() / STRIP;
      world.redraw().requestBackground(first, first + local.width() / STRIP - 1);
      world.drawQueue().clear();
    }
  }

  @Override
  public boolean isOfClass(int object, int classNumber) {
    return table.isOfClass(object, classNumber);
  }

  @Override
  public void setClass(int object, int classNumber, boolean member) {
    table.setClass(object, classNumber, member);
  }

  @Override
  public void clearClasses(int object) {
    table.setClasses(object, 0);
  }

  @Override
  public void rename(int object, ScriptText name) {
    world.names().rename(object, name.toBytes());
  }

  @Override
  public int find(int x, int y) {
    return room.objectAt(x, y, table);
  }

  @Override
  public boolean hasPosition(int object) {
    return positions.has(object);
  }

  @Override
  public int x(int object) {
    return positions.x(object);
  }

  @Override
  public int y(int object) {
    return positions.y(object);
  }
}
