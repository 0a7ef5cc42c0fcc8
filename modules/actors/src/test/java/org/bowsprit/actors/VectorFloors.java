package org.bowsprit.actors;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.format.room.ScaleSlots;

/** Reads the floors of test vectors from JSON. */
final class VectorFloors {

  private VectorFloors() {}

  static BoxRecords boxes(JsonNode boxes) {
    List<BoxRecord> records = new ArrayList<>();
    for (JsonNode box : boxes) {
      records.add(BoxRecord.of(TestVectors.toArray(box)));
    }
    return new BoxRecords(records);
  }

  static ScaleSlots slots(JsonNode slots) {
    List<ScaleSlot> scaleSlots = new ArrayList<>();
    for (JsonNode slot : slots) {
      scaleSlots.add(
          new ScaleSlot(
              slot.get(0).asInt(), slot.get(1).asInt(), slot.get(2).asInt(), slot.get(3).asInt()));
    }
    return ScaleSlots.of(scaleSlots.toArray(ScaleSlot[]::new));
  }

  static Bytes hex(String hex) {
    return Bytes.wrap(HexFormat.of().parseHex(hex));
  }

  /**
   * Returns the box chunks of a floor. {@code boxm} is the payload of a BOXM chunk as hexadecimal
   * text; if it is null, the floor has no matrix.
   */
  static BoxChunks floor(BoxRecords boxes, JsonNode boxm, ScaleSlots slots) {
    Optional<BoxMatrixChunk> matrix =
        boxm == null || boxm.isNull()
            ? Optional.empty()
            : Optional.of(
                BoxMatrixChunk.decode(hex(boxm.asText()).reader(ChunkPath.ROOT), boxes.count()));
    return new BoxChunks(boxes, matrix, matrix, slots);
  }
}
