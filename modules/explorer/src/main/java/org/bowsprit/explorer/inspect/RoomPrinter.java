package org.bowsprit.explorer.inspect;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.bowsprit.engine.inside.DebuggerNotation;
import org.bowsprit.format.object.Direction;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Prints a room as text with tables. Boxes and matrix have the form in which the debugger of the
 * founding documents shows them.
 */
public final class RoomPrinter {

  private static final int COLOURS_PER_LINE = 16;

  private final PrintWriter out;

  /** Creates a printer that writes to {@code out}. */
  public RoomPrinter(PrintWriter out) {
    this.out = out;
  }

  /** Prints the whole report. */
  public void print(RoomReport room) {
    line(
        "Room %d%s: %d × %d pixels, %d z-planes, transparent colour %d",
        room.id(),
        room.name().isEmpty() ? "" : " “" + room.name() + "”",
        room.width(),
        room.height(),
        room.zPlanes(),
        room.transparent());
    boxes(room.boxes());
    matrix(room);
    scaleSlots(room);
    objects(room.objects());
    scripts(room);
    colours(room);
    list("Damaged", room.damage());
  }

  private void boxes(List<RoomReport.Box> boxes) {
    heading("Walk boxes", boxes.size());
    if (boxes.isEmpty()) {
      return;
    }
    line(
        "  id  %-15s %-15s %-15s %-15s mask flags scale",
        "upper left", "upper right", "lower right", "lower left");
    for (RoomReport.Box box : boxes) {
      line(
          "  %2d  %s %4d  0x%02x %s",
          box.id(),
          box.corners().stream()
              .map(corner -> String.format(Locale.ROOT, "%-15s", point(corner)))
              .collect(Collectors.joining(" ")),
          box.mask(),
          box.flags(),
          scale(box.scale()));
    }
    line("");
    line("As the debugger's “box” prints them (UL, LL, UR, LR):");
    for (RoomReport.Box box : boxes) {
      line(
          "  %s",
          DebuggerNotation.box(
              box.id(),
              (corner, axis) -> box.corners().get(corner).get(axis),
              box.mask(),
              box.flags(),
              box.scale()));
    }
  }

  private static String point(List<Integer> corner) {
    return "(" + corner.get(0) + "," + corner.get(1) + ")";
  }

  private static String scale(int word) {
    return (word & WalkBox.SCALE_SLOT) != 0 ? "slot " + (word & ~WalkBox.SCALE_SLOT) : "" + word;
  }

  private void matrix(RoomReport room) {
    heading("Matrix rows", room.matrix().size());
    if (room.matrix().isEmpty()) {
      return;
    }
    for (int box = 0; box < room.matrix().size(); box++) {
      line("  %s", DebuggerNotation.row(box, List.of(room.matrix().get(box))));
    }
    line("");
    line("Next box from each box (down) to each other (across):");
    DebuggerNotation.table(boxesWithoutSentinel(room), (from, to) -> room.table().get(from).get(to))
        .forEach(row -> line("  %s", row));
  }

  /**
   * Returns the boxes without the sentinel, which is not a real box. The table in the founding
   * documents leaves it out too.
   */
  private static List<Integer> boxesWithoutSentinel(RoomReport room) {
    List<Integer> ids = new ArrayList<>();
    for (int id = 0; id < room.table().size(); id++) {
      boolean isSentinel =
          id < room.boxes().size() && DebuggerNotation.isSentinel(id, room.boxes().get(id).flags());
      if (!isSentinel) {
        ids.add(id);
      }
    }
    return ids;
  }

  private void scaleSlots(RoomReport room) {
    heading("Scale slots", room.scaleSlots().size());
    for (int slot = 0; slot < room.scaleSlots().size(); slot++) {
      var slotData = room.scaleSlots().get(slot);
      line(
          "  %d: %s",
          slot,
          slotData.isUnused()
              ? "unused"
              : slotData.scale1()
                  + " at y "
                  + slotData.y1()
                  + ", "
                  + slotData.scale2()
                  + " at y "
                  + slotData.y2());
    }
  }

  private void objects(List<RoomReport.RoomObjectReport> objects) {
    heading("Objects", objects.size());
    for (RoomReport.RoomObjectReport object : objects) {
      line(
          "  %4d %-24s area (%d,%d) %d×%d, walk to (%d,%d) looking %s, state %d of %d, %s, verbs %s%s",
          object.id(),
          "“" + object.name() + "”",
          object.x(),
          object.y(),
          object.width(),
          object.height(),
          object.walkX(),
          object.walkY(),
          Direction.words().get(object.direction()),
          object.state(),
          object.states(),
          object.drawn(),
          object.verbs(),
          object.parent() == 0
              ? ""
              : ", in "
                  + object.parent()
                  + (object.parentShown() ? " while that shows" : " while that does not show"));
    }
  }

  private void scripts(RoomReport room) {
    heading("Scripts", room.scripts().size());
    room.scripts().forEach(script -> line("  %-10s %,d bytes", script.name(), script.size()));
    list("Beside the room", room.resources());
  }

  private void colours(RoomReport room) {
    heading("Colour cycles", room.cycles().size());
    room.cycles()
        .forEach(
            cycle ->
                line(
                    "  %d: colours %d to %d, speed %d, flags %d",
                    cycle.number(), cycle.first(), cycle.last(), cycle.speed(), cycle.flags()));
    heading("Palette", room.palette().size());
    for (int first = 0; first < room.palette().size(); first += COLOURS_PER_LINE) {
      int end = Math.min(first + COLOURS_PER_LINE, room.palette().size());
      line("  %3d: %s", first, String.join(" ", room.palette().subList(first, end)));
    }
  }

  private void list(String title, List<String> items) {
    if (!items.isEmpty()) {
      heading(title, items.size());
      items.forEach(item -> line("  %s", item));
    }
  }

  private void heading(String title, int count) {
    line("");
    line("%s: %s", title, count == 0 ? "none" : count);
  }

  private void line(String format, Object... values) {
    out.println(String.format(Locale.ROOT, format, values).stripTrailing());
  }
}
