package org.bowsprit.explorer.inspect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.engine.inside.ObjectVisibility;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.RoomObjects;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.palette.ColourCycle;
import org.bowsprit.format.palette.ColourCycles;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.room.ScaleSlot;

/**
 * A report on a room.
 *
 * @param id its number
 * @param name the name of the room in the index; empty if it has none
 * @param width the width in pixels
 * @param height the height in pixels
 * @param zPlanes the number of z-planes that mask actors
 * @param transparent the colour that transparent strips do not draw
 * @param boxes the walk boxes by id
 * @param matrix the rows of the box matrix in the debugger's notation, by box; empty if the room
 *     has no chunk BOXM
 * @param table the next box on the way from each box to each other box, −1 for none; empty if the
 *     room has no chunk BOXM
 * @param scaleSlots the scale slots by number
 * @param objects the objects in file order
 * @param scripts the scripts of the room: entry, exit and locals
 * @param resources the resources stored with the room
 * @param cycles the colour cycles
 * @param palette 256 colours as {@code rrggbb}
 * @param damage the parts that are invalid and could not be read
 */
public record RoomReport(
    int id,
    String name,
    int width,
    int height,
    int zPlanes,
    int transparent,
    List<Box> boxes,
    List<String> matrix,
    List<List<Integer>> table,
    List<ScaleSlot> scaleSlots,
    List<RoomObjectReport> objects,
    List<ScriptSize> scripts,
    List<String> resources,
    List<ColourCycle> cycles,
    List<String> palette,
    List<String> damage) {

  /**
   * A walk box.
   *
   * @param id its number
   * @param corners the upper left, upper right, lower right and lower left corner, each as x, y
   * @param mask the z-plane that hides actors on the box
   * @param flags the flags as in the file
   * @param scale the scale word as in the file
   */
  public record Box(int id, List<List<Integer>> corners, int mask, int flags, int scale) {

    static Box of(int id, BoxRecord box) {
      List<List<Integer>> corners = new ArrayList<>();
      for (int k = 0; k < 4; k++) {
        corners.add(List.of(box.corner(k).x(), box.corner(k).y()));
      }
      return new Box(id, corners, box.mask(), box.flags(), box.scale());
    }
  }

  /**
   * An object.
   *
   * @param id its number
   * @param name the name without padding
   * @param x the left edge in pixels
   * @param y the top edge in pixels
   * @param width the width in pixels
   * @param height the height in pixels
   * @param walkX the x coordinate of the position where an actor stands to use the object
   * @param walkY the y coordinate of that position
   * @param direction the direction in which the actor looks at that position: 0 for west, 1 for
   *     east, 2 for south, 3 for north
   * @param parent the object number of the parent; 0 for none
   * @param parentShown whether the parent must be in a state other than 0
   * @param states the number of pictures
   * @param state the state of the object when the game begins
   * @param drawn whether the object is drawn when the game begins, or the reason why it is not
   * @param verbs the numbers of verbs that have code
   */
  public record RoomObjectReport(
      int id,
      String name,
      int x,
      int y,
      int width,
      int height,
      int walkX,
      int walkY,
      int direction,
      int parent,
      boolean parentShown,
      int states,
      int state,
      String drawn,
      List<Integer> verbs) {

    static RoomObjectReport of(
        Room room, RoomObject object, ObjectDirectory table, RoomObjects initialObjects) {
      ObjectHeader header = object.code().header();
      return new RoomObjectReport(
          object.id(),
          object.code().name().displayText(),
          header.x(),
          header.y(),
          header.width(),
          header.height(),
          header.walkX(),
          header.walkY(),
          header.direction() & 3,
          room.parentOf(object).map(RoomObject::id).orElse(0),
          header.needsParentShown(),
          object.image().map(image -> image.pictures().size()).orElse(0),
          object.id() < table.size() ? table.entries().get(object.id()).state() : 0,
          visibility(initialObjects, object.id()),
          object.code().verbs().entries().stream().map(entry -> entry.verb()).toList());
    }

    private static String visibility(RoomObjects initialObjects, int object) {
      LocalObject localObject = initialObjects.find(object);
      return localObject == null
          ? "left out: the game has no such object"
          : ObjectVisibility.of(initialObjects, localObject).text();
    }
  }

  /**
   * A script of the room.
   *
   * @param name {@code entry}, {@code exit} or {@code local 200}
   * @param size the size in bytes
   */
  public record ScriptSize(String name, int size) {}

  /**
   * Returns the report on the room {@code room} of {@code game}, which has the number {@code id}.
   */
  public static RoomReport of(GameResources game, int id, Room room) {
    RoomObjects initialObjects = initialObjects(id, room, game.index().objects());
    List<BoxMatrixChunk.Row> rows =
        room.floor().matrix().map(BoxMatrixChunk::rows).orElse(List.of());
    return new RoomReport(
        id,
        game.index().roomNames().of(id).orElse(""),
        room.header().width(),
        room.header().height(),
        room.picture().map(picture -> picture.maskedPlaneCount()).orElse(0),
        room.colours().transparent().index(),
        boxes(room),
        rows.stream().map(RoomReport::notation).toList(),
        table(room),
        room.floor().scaleSlots().slots(),
        room.objects().stream()
            .map(
                object -> RoomObjectReport.of(room, object, game.index().objects(), initialObjects))
            .toList(),
        scripts(room),
        storedResources(game, id),
        room.colours().cycles().orElse(ColourCycles.NONE).cycles(),
        palette(room),
        room.damage().stream().map(FormatException::getMessage).toList());
  }

  private static RoomObjects initialObjects(int id, Room room, ObjectDirectory table) {
    RoomObjects objects = new RoomObjects(room.objects().size() + 1);
    ObjectStates states = ObjectStates.of(table);
    objects.enterRoom(id, room.objects(), states);
    objects.refreshStates(states);
    return objects;
  }

  private static List<Box> boxes(Room room) {
    List<Box> boxes = new ArrayList<>();
    for (BoxRecord box : room.floor().boxes().boxes()) {
      boxes.add(Box.of(boxes.size(), box));
    }
    return boxes;
  }

  private static String notation(BoxMatrixChunk.Row row) {
    return String.join(" ", row.hops().stream().map(BoxMatrixChunk.Hop::toString).toList());
  }

  private static List<List<Integer>> table(Room room) {
    List<List<Integer>> table = new ArrayList<>();
    room.floor()
        .matrix()
        .ifPresent(
            matrix -> {
              for (int[] row : matrix.toTable()) {
                table.add(Arrays.stream(row).boxed().toList());
              }
            });
    return table;
  }

  private static List<ScriptSize> scripts(Room room) {
    List<ScriptSize> scripts = new ArrayList<>();
    scripts.add(new ScriptSize("entry", room.scripts().entry().code().length()));
    scripts.add(new ScriptSize("exit", room.scripts().exit().code().length()));
    room.scripts()
        .locals()
        .forEach(
            local ->
                scripts.add(
                    new ScriptSize("local " + local.number(), local.script().code().length())));
    return scripts;
  }

  private static List<String> storedResources(GameResources game, int room) {
    List<String> names = new ArrayList<>();
    for (ResourceKind kind : ResourceKind.values()) {
      for (int id : game.ids(kind)) {
        if (kind.directory(game.index()).entry(id).room() == room) {
          names.add(kind.name().toLowerCase(Locale.ROOT) + " " + id);
        }
      }
    }
    return names;
  }

  private static List<String> palette(Room room) {
    List<String> colours = new ArrayList<>();
    room.colours()
        .palette()
        .ifPresent(
            palette -> {
              for (int colour = 0; colour < palette.size(); colour++) {
                colours.add(String.format(Locale.ROOT, "%06x", palette.rgb(colour)));
              }
            });
    return colours;
  }
}
