package org.bowsprit.routelab.live;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.pathfinding.matrix.BoxGraph;
import org.bowsprit.pathfinding.matrix.BreadthFirstMatrix;

/**
 * Reads the floor of a question: {@code boxes} and {@code boxm} as in a query file, and {@code
 * slots}, lists of scale, y, scale and y.
 */
final class BoxesJson {

  /**
   * The value in place of a matrix if the matrix is to be computed from the boxes, as the kit
   * computes it.
   */
  private static final String FROM_BOXES = "boxes";

  private static final int CORNER_NUMBERS = 8;
  private static final int NUMBERS_PER_BOX = 11;
  private static final int NUMBERS_PER_SLOT = 4;
  private static final int MAX_BOXES = 255;

  private BoxesJson() {}

  static BoxChunks of(JsonValue question) {
    List<BoxRecord> boxes = new ArrayList<>();
    for (JsonValue box : question.get("boxes").elements()) {
      boxes.add(readBox(box));
    }
    List<ScaleSlot> slots = new ArrayList<>();
    for (JsonValue slot : question.get("slots").elements()) {
      slots.add(readSlot(slot));
    }
    BoxRecords floor = new BoxRecords(boxes);
    ScaleSlots scales = new ScaleSlots(slots, Bytes.EMPTY);
    JsonValue boxm = question.get("boxm");
    if (boxm.isNull()) {
      return new BoxChunks(floor, Optional.empty(), Optional.empty(), scales);
    }
    if (boxm.text().equals(FROM_BOXES)) {
      return BoxChunks.of(floor, computeMatrix(boxm, floor), scales);
    }
    byte[] payload = readPayload(boxm);
    return new BoxChunks(
        floor,
        Optional.of(BoxMatrixChunk.decode(reader(payload), boxes.size())),
        Optional.of(BoxMatrixChunk.decodeClassic(reader(payload), boxes.size())),
        scales);
  }

  private static BoxMatrixChunk computeMatrix(JsonValue boxm, BoxRecords floor) {
    if (floor.count() > MAX_BOXES) {
      throw boxm.expected("a matrix, because none can be computed from more than 255 boxes");
    }
    BoxGraph graph =
        BoxGraph.of(DiskFloor.boxes(floor), box -> !floor.box(box.id()).equals(BoxRecord.SENTINEL));
    return DiskFloor.chunk(BreadthFirstMatrix.build(graph), floor.count());
  }

  private static BoxRecord readBox(JsonValue value) {
    int[] numbers = value.numbers(NUMBERS_PER_BOX, CORNER_NUMBERS);
    try {
      return BoxRecord.of(numbers);
    } catch (IllegalArgumentException e) {
      throw value.expected("a valid box, found: " + e.getMessage());
    }
  }

  private static ScaleSlot readSlot(JsonValue value) {
    int[] numbers = value.numbers(NUMBERS_PER_SLOT);
    try {
      return new ScaleSlot(numbers[0], numbers[1], numbers[2], numbers[3]);
    } catch (IllegalArgumentException e) {
      throw value.expected("a scale slot of numbers up to 65535");
    }
  }

  private static byte[] readPayload(JsonValue boxm) {
    try {
      return HexFormat.of().parseHex(boxm.text());
    } catch (IllegalArgumentException e) {
      throw boxm.expected("a BOXM payload in hex");
    }
  }

  private static ByteReader reader(byte[] payload) {
    return ByteReader.of(payload, ChunkPath.ROOT.child("BOXM"));
  }
}
