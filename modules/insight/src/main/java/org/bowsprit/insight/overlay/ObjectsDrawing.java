package org.bowsprit.insight.overlay;

import org.bowsprit.actors.Facing;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.World;
import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Draws the area and the id of each object, and the point to which an actor walks to use it, with a
 * short line in the direction that the actor will face. Objects that the mouse cannot touch are
 * grey. Invisible objects have broken outlines.
 */
final class ObjectsDrawing {

  private static final int ARM_PIXELS = 2;
  private static final int DIRECTION_PIXELS = 6;

  private final Symbols symbols;

  ObjectsDrawing(Symbols symbols) {
    this.symbols = symbols;
  }

  void draw(RoomSketch sketch, World world) {
    for (int slot = 1; slot < world.roomObjects().endSlot(); slot++) {
      LocalObject object = world.roomObjects().inSlot(slot);
      if (object != null) {
        draw(sketch, world, object);
      }
    }
  }

  private void draw(RoomSketch sketch, World world, LocalObject object) {
    boolean isTouchable = !world.objects().isOfClass(object.id(), ObjectStates.UNTOUCHABLE_CLASS);
    Ink ink = isTouchable ? Ink.GREEN : Ink.GREY;
    int right = object.x() + object.width() - 1;
    int bottom = object.y() + object.height() - 1;
    Sketch.Dash dash = world.roomObjects().isShown(object) ? Sketch.Dash.SOLID : Sketch.Dash.BROKEN;
    Sketch lines = sketch.lines();
    lines.dashes(object.x(), object.y(), right, object.y(), dash, ink);
    lines.dashes(object.x(), bottom, right, bottom, dash, ink);
    lines.dashes(object.x(), object.y(), object.x(), bottom, dash, ink);
    lines.dashes(right, object.y(), right, bottom, dash, ink);
    if (isTouchable) {
      drawWalkPoint(lines, object);
    }
    if (right >= lines.left() && object.x() < lines.right()) {
      sketch.labels().put((object.x() + right) / 2, object.y() + 4, label(object.id()), ink);
    }
  }

  private String label(int id) {
    return symbols
        .name(SymbolType.OBJECT, id)
        .map(name -> id + " " + name)
        .orElse(String.valueOf(id));
  }

  private static void drawWalkPoint(Sketch lines, LocalObject object) {
    int x = object.walkX();
    int y = object.walkY();
    lines.cross(x, y, ARM_PIXELS, Ink.GREEN);
    int angle = Facing.fromOldCode(object.direction());
    int dx = angle == Facing.EAST ? DIRECTION_PIXELS : angle == Facing.WEST ? -DIRECTION_PIXELS : 0;
    int dy =
        angle == Facing.SOUTH ? DIRECTION_PIXELS : angle == Facing.NORTH ? -DIRECTION_PIXELS : 0;
    lines.line(x, y, x + dx, y + dy, Ink.WHITE);
  }
}
