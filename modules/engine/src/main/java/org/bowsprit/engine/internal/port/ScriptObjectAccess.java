package org.bowsprit.engine.internal.port;

import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.RoomObjects;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.port.ObjectPort;

/** Draws, changes and finds objects on behalf of scripts (spec 07 §2 to §4). */
public final class ScriptObjectAccess implements ObjectPort {

  private static final int SHOWN_STATE = 1;
  private static final int STRIP_WIDTH = 8;

  private final World world;
  private final ObjectStates objectStates;
  private final RoomObjects roomObjects;
  private final Positions positions;

  public ScriptObjectAccess(World world, Positions positions) {
    this.world = world;
    this.positions = positions;
    objectStates = world.objects();
    roomObjects = world.roomObjects();
  }

  @Override
  public void draw(int object) {
    drawState(object, SHOWN_STATE);
  }

  @Override
  public void drawAt(int object, int x8, int y8) {
    LocalObject movedObject = roomObjects.find(object);
    if (movedObject != null) {
      movedObject.moveTo(STRIP_WIDTH * x8, STRIP_WIDTH * y8);
      draw(object);
    }
  }

  @Override
  public void drawState(int object, int state) {
    int slot = roomObjects.slotOf(object);
    if (slot == 0) {
      return;
    }
    world.drawQueue().add(slot);
    hideSameRectangle(roomObjects.inSlot(slot));
    objectStates.setState(object, state);
  }

  /** Hides the objects with the same rectangle as the drawn object, because it covers them. */
  private void hideSameRectangle(LocalObject drawnObject) {
    for (int slot = 1; slot < roomObjects.endSlot(); slot++) {
      LocalObject other = roomObjects.inSlot(slot);
      if (other != null && other.sharesRectangle(drawnObject)) {
        objectStates.setState(other.id(), 0);
      }
    }
  }

  @Override
  public int state(int object) {
    return objectStates.state(object);
  }

  @Override
  public void setState(int object, int state) {
    objectStates.setState(object, state);
    markDirty(object);
  }

  /** Requests a redraw of the background under an object of the room, and clears the draw queue. */
  void markDirty(int object) {
    LocalObject local = roomObjects.find(object);
    if (local != null) {
      int first = local.x() / STRIP_WIDTH;
      world.redraw().requestBackground(first, first + local.width() / STRIP_WIDTH - 1);
      world.drawQueue().clear();
    }
  }

  @Override
  public boolean isOfClass(int object, int classNumber) {
    return objectStates.isOfClass(object, classNumber);
  }

  @Override
  public void setClass(int object, int classNumber, boolean member) {
    objectStates.setClass(object, classNumber, member);
  }

  @Override
  public void clearClasses(int object) {
    objectStates.setClasses(object, 0);
  }

  @Override
  public void rename(int object, ScriptText name) {
    world.names().rename(object, name.toBytes());
  }

  @Override
  public int find(int x, int y) {
    return roomObjects.objectAt(x, y, objectStates);
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
