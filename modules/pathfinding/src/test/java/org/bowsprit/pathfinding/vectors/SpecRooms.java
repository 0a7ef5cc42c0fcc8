package org.bowsprit.pathfinding.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.matrix.MatrixOrigin;

/**
 * Reads the rooms and lists of {@code walk-routing-vectors.json}, which contains the examples of
 * the specification.
 */
public final class SpecRooms {

  private final JsonNode file;

  private SpecRooms(JsonNode file) {
    this.file = file;
  }

  public static SpecRooms read() {
    return new SpecRooms(TestVectors.read("walk-routing-vectors.json"));
  }

  public JsonNode list(String name) {
    return file.get(name);
  }

  public JsonNode rooms() {
    return file.get("rooms");
  }

  public List<WalkBox> boxes(String room) {
    List<WalkBox> boxes = new ArrayList<>();
    for (JsonNode box : file.get("rooms").get(room).get("boxes")) {
      int[] corners = TestVectors.toArray(box.get("c"));
      boxes.add(
          new WalkBox(
              boxes.size(),
              corners[0],
              corners[1],
              corners[2],
              corners[3],
              corners[4],
              corners[5],
              corners[6],
              corners[7],
              box.get("mask").intValue(),
              box.get("flags").intValue(),
              box.get("scale").intValue()));
    }
    return boxes;
  }

  public Floor floor(String room) {
    return Floor.of(
        boxes(room),
        new BoxMatrix(
            VectorReader.rows(file.get("rooms").get(room).get("matrix")), MatrixOrigin.DISK));
  }
}
