package org.bowsprit.insight.overlay;

import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.World;
import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Sketch;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;

/** Says in the room's first line where the pointer is: pixel, box and object. */
final class PointedAt {

  private final Symbols symbols;

  PointedAt(Symbols symbols) {
    this.symbols = symbols;
  }

  void draw(RoomSketch sketch, World world, int screenX, int screenY) {
    Sketch lines = sketch.lines();
    int x = screenX + world.camera().leftEdge();
    int y = screenY - world.areas().top();
    if (y < lines.top() || y >= lines.bottom()) {
      return;
    }
    String words = words(world, x, y);
    sketch.labels().put(lines.left() + 2 * words.length() + 3, lines.top() + 4, words, Ink.WHITE);
  }

  /** Returns a line such as {@code 104,56 BOX 3 OBJECT 101 LAMP STATE 1}. */
  String words(World world, int x, int y) {
    StringBuilder text = new StringBuilder().append(x).append(',').append(y);
    int box = world.floor().floor().effective().containing(x, y);
    if (box != BoxIndex.NONE) {
      text.append(" box ").append(box);
    }
    int id = world.roomObjects().under(x, y, world.objects());
    if (id != 0) {
      LocalObject object = world.roomObjects().find(id);
      text.append(" object ")
          .append(id)
          .append(' ')
          .append(symbols.name(SymbolType.OBJECT, id).map(name -> name + " ").orElse(""))
          .append(object.data().code().name().readable())
          .append(" state ")
          .append(object.state());
    }
    return text.toString();
  }
}
