package org.bowsprit.insight.overlay;

import org.bowsprit.bytes.Bytes;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.inside.ObjectVisibility;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;

/** Shows the position of the pointer at the top of the room: pixel, box and object. */
final class PointerInfo {

  private final Symbols symbols;
  private final Texts texts;

  PointerInfo(Symbols symbols, Texts texts) {
    this.symbols = symbols;
    this.texts = texts;
  }

  void draw(RoomSketch sketch, World world, int screenX, int screenY) {
    Sketch lines = sketch.lines();
    int x = screenX + world.camera().leftEdge();
    int y = screenY - world.areas().top();
    if (y < lines.top() || y >= lines.bottom()) {
      return;
    }
    String description = description(world, x, y);
    sketch
        .labels()
        .put(
            lines.left() + 2 * description.length() + 3,
            lines.top() + RoomSketch.POINTER_INFO_ROW,
            description,
            Ink.WHITE);
  }

  /** Returns a line, such as {@code 104,56 BOX 3 OBJECT 101 LAMP STATE 1}. */
  String description(World world, int x, int y) {
    int box = world.roomFloor().floor().effective().containing(x, y);
    String position =
        box == BoxIndex.NONE
            ? texts.of("inside.pixel", x, y)
            : texts.of("inside.pixel-in-box", x, y, box);
    int id = world.roomObjects().objectAt(x, y, world.objects());
    if (id == 0) {
      return position;
    }
    LocalObject object = world.roomObjects().find(id);
    byte[] name = world.nameOf(id);
    return texts.of(
        "inside.object",
        position,
        symbols.name(SymbolType.OBJECT, id).map(its -> id + " " + its).orElse("" + id),
        name == null ? "" : new ObjectName(Bytes.copyOf(name)).displayText(),
        object.state(),
        texts.translate(ObjectVisibility.of(world, id).text()));
  }
}
