package org.bowsprit.routelab.query;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlots;

/**
 * Reads one of the {@code sets} of a query file: {@code boxes}, lists of 8 or 11 integers (corners
 * UL, UR, LR, LL, then mask, flags and scale), and {@code boxm}, a BOXM payload in hex, or null.
 */
final class BoxSet {

  private BoxSet() {}

  static BoxChunks of(JsonNode set, String path) {
    List<BoxRecord> boxes = new ArrayList<>();
    for (JsonNode box : QueryFile.array(set, "boxes", path)) {
      boxes.add(box(box, path + ".boxes[" + boxes.size() + "]"));
    }
    Optional<byte[]> boxm =
        set.path("boxm").isTextual()
            ? Optional.of(payload(set.path("boxm").textValue(), path))
            : Optional.empty();
    return new BoxChunks(
        new BoxRecords(boxes),
        boxm.map(bytes -> BoxMatrixChunk.decode(reader(bytes), boxes.size())),
        boxm.map(bytes -> BoxMatrixChunk.decodeClassic(reader(bytes), boxes.size())),
        ScaleSlots.NONE);
  }

  private static ByteReader reader(byte[] payload) {
    return ByteReader.of(payload, ChunkPath.ROOT.child("BOXM"));
  }

  private static byte[] payload(String hex, String path) {
    try {
      return HexFormat.of().parseHex(hex);
    } catch (IllegalArgumentException e) {
      throw new QueryFileException(path + ".boxm", "a BOXM payload in hex");
    }
  }

  private static BoxRecord box(JsonNode values, String path) {
    int[] numbers = new int[values.size()];
    for (int i = 0; i < numbers.length; i++) {
      if (!QueryFile.isInteger(values.get(i))) {
        throw new QueryFileException(path, "a box of 8 or 11 integers");
      }
      numbers[i] = values.get(i).intValue();
    }
    try {
      return BoxRecord.of(numbers);
    } catch (IllegalArgumentException e) {
      throw new QueryFileException(path, "a valid box, found: " + e.getMessage());
    }
  }
}
