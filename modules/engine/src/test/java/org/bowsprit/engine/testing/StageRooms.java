package org.bowsprit.engine.testing;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.ChunkPath;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.format.object.VerbTable;
import org.bowsprit.format.palette.ColourCycle;
import org.bowsprit.format.palette.ColourCycles;
import org.bowsprit.format.palette.TransparentColour;
import org.bowsprit.format.room.BoxMatrix;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomColours;
import org.bowsprit.format.room.RoomFloor;
import org.bowsprit.format.room.RoomHeader;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.room.RoomScripts;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.format.room.WalkBox;
import org.bowsprit.format.room.WalkBoxes;
import org.bowsprit.format.script.Script;

/**
 * The rooms of a {@link Theatre}, without pictures; the whole of each is one walk box, number 1.
 *
 * <p>{@link #FIRST} is the test room of spec 07 §14: objects 301 (box 16,16 32×32, walk point
 * (13,24), facing west), 302 (the same box), 303 (box 16,16 32×40), 304 (box 24,24 8×8, parent 301
 * shown). {@link #SECOND} holds object 311 (box 64,64 16×16, walk point (100,90)).
 */
public final class StageRooms {

  /** The test room, 320 pixels wide. */
  public static final int FIRST = 1;

  /** Another room, 320 pixels wide. */
  public static final int SECOND = 2;

  /** A room 640 pixels wide, whose colour cycle 1 turns colours 16 to 19 every 20 jiffies. */
  public static final int WIDE = 3;

  private static final int HEIGHT = 144;
  private static final int WEST = 0;
  private static final int TWENTY_JIFFIES = ColourCycle.UNITS / 20;
  private static final ChunkPath VERBS = new ChunkPath(VerbTable.TAG);

  private final Map<Integer, Script> entries = new HashMap<>();
  private final Map<Integer, Bytes> verbs = new HashMap<>();
  private boolean stripped;

  void entry(int room, Script script) {
    entries.put(room, script);
  }

  void strip() {
    stripped = true;
  }

  void verbs(int object, Bytes payload) {
    verbs.put(object, payload);
  }

  void write(GameWriter writer) {
    List<RoomObject> first = new ArrayList<>();
    first.add(object(301, 2, 2, 4, 4, 0, 0, 13, 24));
    first.add(object(302, 2, 2, 4, 4, 0, 0, 13, 24));
    first.add(object(303, 2, 2, 4, 5, 0, 0, 13, 24));
    first.add(object(304, 3, 3, 1, 1, ObjectHeader.PARENT_SHOWN, 1, 13, 24));
    writer.room(FIRST, room(FIRST, 320, first)::encode);
    writer.room(SECOND, room(SECOND, 320, List.of(object(311, 8, 8, 2, 2, 0, 0, 100, 90)))::encode);
    writer.room(WIDE, room(WIDE, 640, List.of())::encode);
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
            payload == null ? VerbTable.NONE : VerbTable.decode(payload.reader(VERBS)),
            new ObjectName(Bytes.copyOf(("thing " + id).getBytes(StandardCharsets.US_ASCII)))),
        Optional.empty());
  }

  private Room room(int number, int width, List<RoomObject> objects) {
    WalkBox whole =
        WalkBox.quad(0, 0, width - 1, 0, width - 1, HEIGHT - 1, 0, HEIGHT - 1, 0, 0, 255);
    RoomFloor floor =
        stripped
            ? new RoomFloor(
                new WalkBoxes(List.of(WalkBox.SENTINEL, whole)),
                Optional.empty(),
                Optional.empty(),
                ScaleSlots.NONE)
            : RoomFloor.of(
                new WalkBoxes(List.of(WalkBox.SENTINEL, whole)),
                BoxMatrix.ofTable(new int[][] {{0, BoxMatrix.NO_BOX}, {BoxMatrix.NO_BOX, 1}}),
                ScaleSlots.NONE);
    return new Room(
        new RoomHeader(width, HEIGHT, objects.size()),
        floor,
        new RoomColours(
            Optional.empty(), TransparentColour.DEFAULT, cycles(number), Optional.empty()),
        Optional.empty(),
        objects,
        new RoomScripts(Script.EMPTY, entries.getOrDefault(number, Script.EMPTY), List.of()),
        List.of());
  }

  private static Optional<ColourCycles> cycles(int room) {
    return room == WIDE
        ? Optional.of(new ColourCycles(List.of(new ColourCycle(1, 0, TWENTY_JIFFIES, 0, 16, 19))))
        : Optional.empty();
  }
}
