package org.bowsprit.actors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.ChunkPath;
import org.bowsprit.format.room.BoxMatrix;
import org.bowsprit.format.room.RoomFloor;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.format.room.WalkBox;
import org.bowsprit.format.room.WalkBoxes;

/** Reads vector files and the floors in them. */
final class Vectors {

  private static final ObjectMapper JSON = new ObjectMapper();

  private Vectors() {}

  /** A file of the vectors' folder; the copy in the test resources where that lacks it. */
  static JsonNode read(String name) {
    Path own = Path.of("src/test/resources/vectors", name);
    String property = System.getProperty("bowsprit.vectors");
    Path given = property == null ? own : Path.of(property, name);
    try {
      return JSON.readTree(Files.readAllBytes(Files.exists(given) ? given : own));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static WalkBoxes boxes(JsonNode boxes) {
    List<WalkBox> all = new ArrayList<>();
    for (JsonNode b : boxes) {
      all.add(
          WalkBox.quad(
              b.get(0).asInt(),
              b.get(1).asInt(),
              b.get(2).asInt(),
              b.get(3).asInt(),
              b.get(4).asInt(),
              b.get(5).asInt(),
              b.get(6).asInt(),
              b.get(7).asInt(),
              b.get(8).asInt(),
              b.get(9).asInt(),
              b.get(10).asInt()));
    }
    return new WalkBoxes(all);
  }

  static ScaleSlots slots(JsonNode slots) {
    List<ScaleSlot> all = new ArrayList<>();
    for (JsonNode s : slots) {
      all.add(
          new ScaleSlot(s.get(0).asInt(), s.get(1).asInt(), s.get(2).asInt(), s.get(3).asInt()));
    }
    return ScaleSlots.of(all.toArray(ScaleSlot[]::new));
  }

  static Bytes hex(String hex) {
    return Bytes.wrap(HexFormat.of().parseHex(hex));
  }

  /** A floor with its matrix as hex of a BOXM payload; none for null. */
  static RoomFloor floor(WalkBoxes boxes, JsonNode boxm, ScaleSlots slots) {
    Optional<BoxMatrix> matrix =
        boxm == null || boxm.isNull()
            ? Optional.empty()
            : Optional.of(
                BoxMatrix.decode(hex(boxm.asText()).reader(ChunkPath.ROOT), boxes.count()));
    return new RoomFloor(boxes, matrix, matrix, slots);
  }
}
