package org.bowsprit.engine.testing;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.RoomPicture;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.palette.ColourCycle;
import org.bowsprit.format.palette.ColourCycles;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.format.palette.TransparentColour;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomColours;
import org.bowsprit.format.room.RoomHeader;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.room.RoomScripts;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.format.script.Script;

/**
 * The rooms of a {@link ScriptedGame}. By default, a room has no picture and only walk box 1.
 *
 * <p>{@link #FIRST_ROOM} is the test room of spec 07 §14. It contains object 301 (at 16,16, size
 * 32×32, walk point (13,24), facing west), object 302 with the same rectangle, object 303 (at
 * 16,16, size 32×40) and object 304 (at 24,24, size 8×8), which is a child of object 301 while
 * object 301 is shown. {@link #SECOND_ROOM} contains object 311 (at 64,64, size 16×16, walk point
 * (100,90)).
 */
public final class ScriptedGameRooms {

  /** The test room, 320 pixels wide. */
  public static final int FIRST_ROOM = 1;

  /** Another room, 320 pixels wide. */
  public static final int SECOND_ROOM = 2;

  /**
   * A room that is 640 pixels wide. Its colour cycle 1 rotates the colours 16 to 19 every 20
   * jiffies.
   */
  public static final int WIDE_ROOM = 3;

  private static final int ROOM_HEIGHT = 144;
  private static final int COLUMN_COUNT = 15;
  private static final int COLUMN_PIXELS = 21;
  private static final int FACING_WEST = 0;
  private static final int SPEED_FOR_TWENTY_JIFFIES = ColourCycle.UNITS_PER_ROTATION / 20;
  private static final ChunkPath VERBS_PATH = new ChunkPath(VerbEntries.TAG);

  private final Map<Integer, Script> entryScripts = new HashMap<>();
  private final Map<Integer, Bytes> verbs = new HashMap<>();
  private final Map<Integer, int[]> sizesOfPaintedRooms = new HashMap<>();
  private final Map<Integer, Palette> palettes = new HashMap<>();
  private boolean withoutBoxMatrices;
  private final Map<Integer, List<Integer>> addedRooms = new TreeMap<>();
  private final Map<Integer, List<LocalScript>> localScripts = new HashMap<>();

  void setEntryScript(int room, Script script) {
    entryScripts.put(room, script);
  }

  void omitBoxMatrices() {
    withoutBoxMatrices = true;
  }

  void addLocalScript(int room, int number, Script script) {
    localScripts
        .computeIfAbsent(room, key -> new ArrayList<>())
        .add(new LocalScript(number, script));
  }

  void addRoom(int room, List<Integer> objects) {
    addedRooms.put(room, objects);
  }

  void setGreyPalette(int room, int grey) {
    byte[] colours = new byte[Palette.COLOUR_COUNT * Palette.BYTES_PER_COLOUR];
    Arrays.fill(colours, (byte) grey);
    palettes.put(room, new Palette(Bytes.wrap(colours)));
  }

  /** Returns the highest number of a room. */
  int highestRoom() {
    return addedRooms.keySet().stream().mapToInt(Integer::intValue).max().orElse(WIDE_ROOM);
  }

  /** Returns the highest number of an added object, or 0 if no room was added. */
  int highestObject() {
    return addedRooms.values().stream()
        .flatMap(List::stream)
        .mapToInt(number -> number)
        .max()
        .orElse(0);
  }

  void setVerbs(int object, Bytes payload) {
    verbs.put(object, payload);
  }

  void addPaintedRoom(int room, int width, int height) {
    sizesOfPaintedRooms.put(room, new int[] {width, height});
  }

  /** Returns the colour of a pixel of a painted room. It is never 0. */
  public static int colour(int x, int y) {
    return 1 + (x / 8 * 7 + y / 8 * 13) % 199;
  }

  void writeTo(GameWriter writer) {
    sizesOfPaintedRooms.forEach(
        (number, size) -> writer.addRoom(number, paintedRoom(number, size[0], size[1])::encode));
    List<RoomObject> firstObjects = new ArrayList<>();
    firstObjects.add(object(301, 2, 2, 4, 4, 0, 0, 13, 24));
    firstObjects.add(object(302, 2, 2, 4, 4, 0, 0, 13, 24));
    firstObjects.add(object(303, 2, 2, 4, 5, 0, 0, 13, 24));
    firstObjects.add(object(304, 3, 3, 1, 1, ObjectHeader.PARENT_SHOWN_FLAG, 1, 13, 24));
    writer.addRoom(FIRST_ROOM, room(FIRST_ROOM, 320, firstObjects)::encode);
    writer.addRoom(
        SECOND_ROOM,
        room(SECOND_ROOM, 320, List.of(object(311, 8, 8, 2, 2, 0, 0, 100, 90)))::encode);
    writer.addRoom(WIDE_ROOM, room(WIDE_ROOM, 640, List.of())::encode);
    addedRooms.forEach(
        (number, objects) -> {
          List<RoomObject> roomObjects =
              objects.stream().map(id -> object(id, 2, 2, 2, 2, 0, 0, 13, 24)).toList();
          RoomHeader header = new RoomHeader(320, ROOM_HEIGHT, roomObjects.size());
          Room newRoom = room(number, header, Optional.empty(), roomObjects, columnBoxes());
          writer.addRoom(number, newRoom::encode);
        });
  }

  private RoomObject object(
      int id,
      int column,
      int row,
      int columns,
      int rows,
      int flags,
      int parent,
      int walkX,
      int walkY) {
    ObjectHeader header =
        new ObjectHeader(id, column, row, columns, rows, flags, parent, walkX, walkY, FACING_WEST);
    Bytes payload = verbs.get(id);
    return new RoomObject(
        new ObjectCode(
            header,
            payload == null ? VerbEntries.NONE : VerbEntries.decode(payload.reader(VERBS_PATH)),
            new ObjectName(Bytes.copyOf(("thing " + id).getBytes(StandardCharsets.US_ASCII)))),
        Optional.empty());
  }

  private Room paintedRoom(int number, int width, int height) {
    byte[] pixels = new byte[width * height];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) colour(i % width, i / width);
    }
    LayeredPicture picture =
        new LayeredPicture(Optional.of(StripPicture.of(pixels, width, height)), new TreeMap<>());
    Optional<RoomPicture> roomPicture = Optional.of(new RoomPicture(0, Optional.of(picture)));
    return room(number, width, height, roomPicture, List.of());
  }

  /**
   * Returns 15 boxes side by side, numbered from 1. Each is 21 pixels wide and connected with its
   * neighbours.
   */
  private static BoxChunks columnBoxes() {
    List<BoxRecord> boxes = new ArrayList<>(List.of(BoxRecord.SENTINEL));
    for (int i = 0; i < COLUMN_COUNT; i++) {
      int left = i * COLUMN_PIXELS;
      int right = left + COLUMN_PIXELS;
      int bottom = ROOM_HEIGHT - 1;
      boxes.add(BoxRecord.ofValues(left, 0, right, 0, right, bottom, left, bottom, 1, 0, 255));
    }
    int[][] next = new int[boxes.size()][boxes.size()];
    for (int from = 0; from < next.length; from++) {
      Arrays.fill(next[from], BoxMatrixChunk.NO_BOX);
      next[from][from] = from;
      for (int to = 1; from > 0 && to < next.length; to++) {
        next[from][to] = from + Integer.signum(to - from);
      }
    }
    return BoxChunks.of(new BoxRecords(boxes), BoxMatrixChunk.fromTable(next), ScaleSlots.NONE);
  }

  private Room room(int number, int width, List<RoomObject> objects) {
    return room(number, width, ROOM_HEIGHT, Optional.empty(), objects);
  }

  private Room room(
      int number, int width, int height, Optional<RoomPicture> picture, List<RoomObject> objects) {
    BoxRecord wholeRoom =
        BoxRecord.ofValues(0, 0, width - 1, 0, width - 1, height - 1, 0, height - 1, 0, 0, 255);
    BoxChunks floor =
        withoutBoxMatrices
            ? new BoxChunks(
                new BoxRecords(List.of(BoxRecord.SENTINEL, wholeRoom)),
                Optional.empty(),
                Optional.empty(),
                ScaleSlots.NONE)
            : BoxChunks.of(
                new BoxRecords(List.of(BoxRecord.SENTINEL, wholeRoom)),
                BoxMatrixChunk.fromTable(
                    new int[][] {{0, BoxMatrixChunk.NO_BOX}, {BoxMatrixChunk.NO_BOX, 1}}),
                ScaleSlots.NONE);
    return room(number, new RoomHeader(width, height, objects.size()), picture, objects, floor);
  }

  private Room room(
      int number,
      RoomHeader header,
      Optional<RoomPicture> picture,
      List<RoomObject> objects,
      BoxChunks floor) {
    return new Room(
        header,
        floor,
        new RoomColours(
            Optional.ofNullable(palettes.get(number)),
            TransparentColour.DEFAULT,
            cycles(number),
            Optional.empty()),
        picture,
        objects,
        new RoomScripts(
            Script.EMPTY,
            entryScripts.getOrDefault(number, Script.EMPTY),
            localScripts.getOrDefault(number, List.of())),
        List.of());
  }

  private static Optional<ColourCycles> cycles(int room) {
    return room == WIDE_ROOM
        ? Optional.of(
            new ColourCycles(List.of(new ColourCycle(1, 0, SPEED_FOR_TWENTY_JIFFIES, 0, 16, 19))))
        : Optional.empty();
  }
}
