package org.bowsprit.routelab.query;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.bowsprit.format.ByteReader;
import org.bowsprit.format.ChunkPath;
import org.bowsprit.format.room.BoxMatrix;
import org.bowsprit.format.room.RoomFloor;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.format.room.WalkBox;
import org.bowsprit.format.room.WalkBoxes;

/**
 * One of the {@code sets} of a query file: {@code boxes}, lists of 8 or 11 integers (corners UL,
 * UR, LR, LL, then mask, flags and scale), and {@code boxm}, a BOXM payload in hex, or null.
 */
final class BoxSet {

  private static final int CORNERS_ONLY = 8;
  private static final int WHOLE = 11;

  private BoxSet() {}

  static RoomFloor of(JsonNode set, String where) {
    List<WalkBox> boxes = new ArrayList<>();
    for (JsonNode box : QueryFile.array(set, "boxes", where)) {
      boxes.add(box(box, where + ".boxes[" + boxes.size() + "]"));
    }
    Optional<byte[]> boxm =
        set.path("boxm").isTextual()
            ? Optional.of(payload(set.path("boxm").textValue(), where))
            : Optional.empty();
    return new RoomFloor(
        new WalkBoxes(boxes),
        boxm.map(bytes -> BoxMatrix.decode(reader(bytes), boxes.size())),
        boxm.map(bytes -> BoxMatrix.decodeClassic(reader(bytes), boxes.size())),
        ScaleSlots.NONE);
  }

  private static ByteReader reader(byte[] payload) {
    return ByteReader.of(payload, ChunkPath.ROOT.child("BOXM"));
  }

  private static byte[] payload(String hex, String where) {
    try {
      return HexFormat.of().parseHex(hex);
    } catch (IllegalArgumentException e) {
      throw new QueryFileException(where + ".boxm", "a BOXM payload in hex");
    }
  }

  private static WalkBox box(JsonNode values, String where) {
    int size = values.size();
    int[] v = new int[WHOLE];
    boolean numbers = size == CORNERS_ONLY || size == WHOLE;
    for (int i = 0; numbers && i < size; i++) {
      numbers = values.get(i).canConvertToInt();
      v[i] = values.get(i).intValue();
    }
    if (!numbers) {
      throw new QueryFileException(where, "a box of 8 or 11 integers");
    }
    try {
      return WalkBox.quad(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10]);
    } catch (IllegalArgumentException e) {
      throw new QueryFileException(where, "a box a room can have, found: " + e.getMessage());
    }
  }
}
