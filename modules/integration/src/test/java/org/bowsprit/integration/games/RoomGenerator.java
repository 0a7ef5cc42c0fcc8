package org.bowsprit.integration.games;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.RoomPicture;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.image.ZPlane;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectImage;
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
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.format.script.LocalScript;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** Makes rooms that have walk boxes in a row, a picture with z-planes, and objects with states. */
final class RoomGenerator {

  private static final int STRIP_WIDTH = 8;
  private static final int COLOUR_COUNT = 256;
  private static final int TRANSPARENT_COLOUR = 255;
  private static final int VERB_COUNT = 8;

  private final Random random;
  private final GameScripts scripts;

  RoomGenerator(Random random, GameScripts scripts) {
    this.random = random;
    this.scripts = scripts;
  }

  Room make(GameContents.RoomShape shape) {
    List<RoomObject> objects = new ArrayList<>();
    for (int object : shape.objects()) {
      objects.add(object(object, shape, objects.size()));
    }
    return new Room(
        new RoomHeader(shape.width(), shape.height(), objects.size()),
        floor(shape),
        colours(),
        Optional.of(background(shape)),
        objects,
        new RoomScripts(
            scripts.exitScript(),
            scripts.entryScript(),
            List.of(
                new LocalScript(LocalScript.MIN_NUMBER, scripts.local()),
                new LocalScript(LocalScript.MIN_NUMBER + 1, scripts.local()))),
        List.of());
  }

  private BoxChunks floor(GameContents.RoomShape shape) {
    List<BoxRecord> boxes = new ArrayList<>(List.of(BoxRecord.SENTINEL));
    int top = 30 + random.nextInt(20);
    int bottom = shape.height() - 1 - random.nextInt(12);
    for (int i = 0; i < shape.boxCount(); i++) {
      int left = i * shape.width() / shape.boxCount();
      int right = (i + 1) * shape.width() / shape.boxCount() - 1;
      int nextTop = 30 + random.nextInt(20);
      int nextBottom = shape.height() - 1 - random.nextInt(12);
      int scale = random.nextInt(3) == 0 ? WalkBox.SCALE_SLOT : 1 + random.nextInt(255);
      boxes.add(
          BoxRecord.ofValues(
              left,
              top,
              right,
              nextTop,
              right,
              nextBottom,
              left,
              bottom,
              random.nextInt(3),
              0,
              scale));
      top = nextTop;
      bottom = nextBottom;
    }
    return BoxChunks.of(new BoxRecords(boxes), boxMatrix(boxes.size()), scales(shape.height()));
  }

  /**
   * Returns the box matrix of boxes in a row. Each box leads to its neighbours. Box 0 is unused.
   */
  private static BoxMatrixChunk boxMatrix(int count) {
    int[][] table = new int[count][count];
    for (int from = 0; from < count; from++) {
      for (int to = 0; to < count; to++) {
        int step = from == 0 || to == 0 ? 0 : Integer.signum(to - from);
        table[from][to] = (from == 0) == (to == 0) ? from + step : BoxMatrixChunk.NO_BOX;
      }
    }
    return BoxMatrixChunk.fromTable(table);
  }

  private ScaleSlots scales(int height) {
    ScaleSlot[] slots = new ScaleSlot[4];
    for (int i = 0; i < slots.length; i++) {
      slots[i] = new ScaleSlot(40 + random.nextInt(100), 20 + i, 255, height - 1);
    }
    return ScaleSlots.of(slots);
  }

  private RoomColours colours() {
    byte[] clut = new byte[COLOUR_COUNT * Palette.BYTES_PER_COLOUR];
    random.nextBytes(clut);
    List<ColourCycle> cycles = new ArrayList<>();
    for (int number = 1 + random.nextInt(3); number > 0; number--) {
      int first = random.nextInt(200);
      cycles.add(
          new ColourCycle(
              number,
              0,
              random.nextInt(4000),
              random.nextInt(2) * 2,
              first,
              first + random.nextInt(30)));
    }
    return new RoomColours(
        Optional.of(new Palette(Bytes.wrap(clut))),
        TransparentColour.DEFAULT,
        Optional.of(new ColourCycles(cycles)),
        Optional.empty());
  }

  private RoomPicture background(GameContents.RoomShape shape) {
    int planes = random.nextInt(3);
    return new RoomPicture(
        planes, Optional.of(picture(shape.width(), shape.height(), planes, false)));
  }

  private LayeredPicture picture(int width, int height, int planes, boolean hasHoles) {
    byte[] pixels = pattern(width, height, hasHoles);
    StripPicture strips =
        hasHoles
            ? StripPicture.of(pixels, width, height, TRANSPARENT_COLOUR)
            : StripPicture.of(pixels, width, height);
    SortedMap<Integer, ZPlane> masks = new TreeMap<>();
    for (int plane = 1; plane <= planes; plane++) {
      masks.put(plane, zPlane(width / STRIP_WIDTH, height));
    }
    return new LayeredPicture(Optional.of(strips), masks);
  }

  private byte[] pattern(int width, int height, boolean hasHoles) {
    byte[] pixels = new byte[width * height];
    int slope = 1 + random.nextInt(7);
    int period = 3 + random.nextInt(29);
    int base = random.nextInt(COLOUR_COUNT);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        int colour = base + x / slope + y / period & 0xFF;
        boolean isHole = hasHoles && (x * slope + y) % period == 0;
        pixels[y * width + x] = (byte) (isHole ? TRANSPARENT_COLOUR : colour);
      }
    }
    return pixels;
  }

  private ZPlane zPlane(int strips, int height) {
    byte[] mask = new byte[strips * height];
    int top = random.nextInt(height);
    Arrays.fill(mask, top * strips, mask.length, (byte) random.nextInt());
    return ZPlane.of(mask, strips, height);
  }

  private RoomObject object(int id, GameContents.RoomShape shape, int earlierObjectCount) {
    int columns = 1 + random.nextInt(6);
    int rows = 1 + random.nextInt(5);
    int column = random.nextInt(shape.width() / STRIP_WIDTH - columns + 1);
    int row = random.nextInt(shape.height() / STRIP_WIDTH - rows + 1);
    boolean isChild = earlierObjectCount > 0 && random.nextInt(3) == 0;
    ObjectHeader header =
        new ObjectHeader(
            id,
            column,
            row,
            columns,
            rows,
            isChild && random.nextBoolean() ? ObjectHeader.PARENT_SHOWN_FLAG : 0,
            isChild ? 1 + random.nextInt(earlierObjectCount) : 0,
            random.nextInt(shape.width()),
            40 + random.nextInt(shape.height() - 40),
            random.nextInt(4));
    return new RoomObject(new ObjectCode(header, verbs(), name(id)), Optional.of(image(header)));
  }

  private VerbEntries verbs() {
    int count = 1 + random.nextInt(3);
    int start = VerbEntries.codeStart(count);
    List<Bytes> bodies = new ArrayList<>();
    List<VerbEntries.Entry> entries = new ArrayList<>();
    int offset = start;
    for (int i = 0; i < count; i++) {
      Bytes body = scripts.verbScript(offset);
      boolean isForAnyVerb = i == count - 1 && random.nextBoolean();
      entries.add(
          new VerbEntries.Entry(
              isForAnyVerb ? VerbEntries.ANY_VERB : 1 + random.nextInt(VERB_COUNT), offset));
      bodies.add(body);
      offset += body.length();
    }
    byte[] code = new byte[offset - start];
    int end = 0;
    for (Bytes body : bodies) {
      System.arraycopy(body.toArray(), 0, code, end, body.length());
      end += body.length();
    }
    return VerbEntries.of(entries, Bytes.wrap(code));
  }

  private static ObjectName name(int id) {
    return new ObjectName(Bytes.wrap(("thing " + id + "@@@").getBytes(StandardCharsets.US_ASCII)));
  }

  private ObjectImage image(ObjectHeader header) {
    SortedMap<Integer, LayeredPicture> states = new TreeMap<>();
    int planes = random.nextInt(2);
    int count = 1 + random.nextInt(2);
    for (int state = 1; state <= count; state++) {
      states.put(state, picture(header.width(), header.height(), planes, random.nextBoolean()));
    }
    return new ObjectImage(
        new ImageHeader(
            header.id(),
            count,
            planes,
            0,
            0,
            header.x(),
            header.y(),
            header.width(),
            header.height(),
            Bytes.EMPTY),
        states);
  }
}
