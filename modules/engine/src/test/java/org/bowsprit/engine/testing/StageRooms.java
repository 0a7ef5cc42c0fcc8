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
 * The rooms of a {@link Theatre}. By default, they have no picture and one walk box, number 1.
 *
 * <p>{@link #FIRST} is the test room of spec 07 §14: objects 301 (at 16,16, size 32×32, walk point
 * (13,24), facing west), 302 (the same rectangle), 303 (at 16,16, size 32×40) and 304 (at 24,24,
 * size 8×8, a child of 301 while 301 is shown). {@link #SECOND} contains object 311 (at 64,64, size
 * 16×16, walk point (100,90)).
 */
public final class StageRooms {

  /** The test room, 320 pixels wide. */
  public static final int FIRST = 1;

  /** Another room, 320 pixels wide. */
  public static final int SECOND = 2;

  /** A room 640 pixels wide, whose colour cycle 1 rotates colours 16 to 19 every 20 jiffies. */
  public static final int WIDE = 3;

  private static final int HEIGHT = 144;
  private static final int COLUMN_COUNT = 15;
  private static final int COLUMN_PIXELS = 21;
  private static final int WEST = 0;
  private static final int TWENTY_JIFFIES = ColourCycle.UNITS_PER_ROTATION / 20;
  private static final ChunkPath VERBS = new ChunkPath(VerbEntries.TAG);

  private final Map<Integer, Script> entries = new HashMap<>();
  private final Map<Integer, Bytes> verbs = new HashMap<>();
  private final Map<Integer, int[]> painted = new HashMap<>();
  private final Map<Integer, Palette> palettes = new HashMap<>();
  private boolean withoutBoxMatrices;
  private final Map<Integer, List<Integer>> addedRooms = new TreeMap<>();
  private final Map<Integer, List<LocalScript>> locals = new HashMap<>();

  void entry(int room, Script script) {
    entries.put(room, script);
  }

  void omitBoxMatrices() {
    withoutBoxMatrices = true;
  }

  void local(int room, int number, Script script) {
    locals.computeIfAbsent(room, any -> new ArrayList<>()).add(new LocalScript(number, script));
  }

  void add(int room, List<Integer> objects) {
    addedRooms.put(room, objects);
  }

  void grey(int room, int grey) {
    byte[] colours = new byte[Palette.COLOUR_COUNT * Palette.BYTES_PER_COLOUR];
    Arrays.fill(colours, (byte) grey);
    palettes.put(room, new Palette(Bytes.wrap(colours)));
  }

  /** Returns the highest room number. */
  int highestRoom() {
    return addedRooms.keySet().stream().mapToInt(Integer::intValue).max().orElse(WIDE);
  }

  /** Returns the highest object number. */
  int highestObject() {
    return addedRooms.values().stream()
        .flatMap(List::stream)
        .mapToInt(each -> each)
        .max()
        .orElse(0);
  }

  void verbs(int object, Bytes payload) {
    verbs.put(object, payload);
  }

  void paint(int room, int width, int height) {
    painted.put(room, new int[] {width, height});
  }

  /** Returns the colour of a pixel of a painted room, never 0. */
  public static int colour(int x, int y) {
    return 1 + (x / 8 * 7 + y / 8 * 13) % 199;
  }

  void write(GameWriter writer) {
    painted.forEach(
        (number, size) -> writer.addRoom(number, painted(number, size[0], size[1])::encode));
    List<RoomObject> first = new ArrayList<>();
    first.add(object(301, 2, 2, 4, 4, 0, 0, 13, 24));
    first.add(object(302, 2, 2, 4, 4, 0, 0, 13, 24));
    first.add(object(303, 2, 2, 4, 5, 0, 0, 13, 24));
    first.add(object(304, 3, 3, 1, 1, ObjectHeader.PARENT_SHOWN_FLAG, 1, 13, 24));
    writer.addRoom(FIRST, room(FIRST, 320, first)::encode);
    writer.addRoom(
        SECOND, room(SECOND, 320, List.of(object(311, 8, 8, 2, 2, 0, 0, 100, 90)))::encode);
    writer.addRoom(WIDE, room(WIDE, 640, List.of())::encode);
    addedRooms.forEach(
        (number, objects) -> {
          List<RoomObject> roomObjects =
              objects.stream().map(id -> object(id, 2, 2, 2, 2, 0, 0, 13, 24)).toList();
          RoomHeader header = new RoomHeader(320, HEIGHT, roomObjects.size());
          Room created = room(number, header, Optional.empty(), roomObjects, columnBoxes());
          writer.addRoom(number, created::encode);
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
        new ObjectHeader(id, column, row, columns, rows, flags, parent, walkX, walkY, WEST);
    Bytes payload = verbs.get(id);
    return new RoomObject(
        new ObjectCode(
            header,
            payload == null ? VerbEntries.NONE : VerbEntries.decode(payload.reader(VERBS)),
            new ObjectName(Bytes.copyOf(("thing " + id).getBytes(StandardCharsets.US_ASCII)))),
        Optional.empty());
  }

  private Room painted(int number, int width, int height) {
    byte[] pixels = new byte[width * height];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) colour(i % width, i / width);
    }
    LayeredPicture picture =
        new LayeredPicture(Optional.of(StripPicture.of(pixels, width, height)), new TreeMap<>());
    Optional<RoomPicture> shown = Optional.of(new RoomPicture(0, Optional.of(picture)));
    return room(number, width, height, shown, List.of());
  }

  /** Returns boxes 1 to 15 side by side, 21 pixels wide, each connected with its neighbours. */
  private static BoxChunks columnBoxes() {
    List<BoxRecord> boxes = new ArrayList<>(List.of(BoxRecord.SENTINEL));
    for (int i = 0; i < COLUMN_COUNT; i++) {
      int left = i * COLUMN_PIXELS;
      int right = left + COLUMN_PIXELS;
      int bottom = HEIGHT - 1;
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
    return room(number, width, HEIGHT, Optional.empty(), objects);
  }

  private Room room(
      int number, int width, int height, Optional<RoomPicture> picture, List<RoomObject> objects) {
    BoxRecord whole =
        BoxRecord.ofValues(0, 0, width - 1, 0, width - 1, height - 1, 0, height - 1, 0, 0, 255);
    BoxChunks floor =
        withoutBoxMatrices
            ? new BoxChunks(
                new BoxRecords(List.of(BoxRecord.SENTINEL, whole)),
                Optional.empty(),
                Optional.empty(),
                ScaleSlots.NONE)
            : BoxChunks.of(
                new BoxRecords(List.of(BoxRecord.SENTINEL, whole)),
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
            entries.getOrDefault(number, Script.EMPTY),
            locals.getOrDefault(number, List.of())),
        List.of());
  }

  private static Optional<ColourCycles> cycles(int room) {
    return room == WIDE
        ? Optional.of(new ColourCycles(List.of(new ColourCycle(1, 0, TWENTY_JIFFIES, 0, 16, 19))))
        : Optional.empty();
  }
}
