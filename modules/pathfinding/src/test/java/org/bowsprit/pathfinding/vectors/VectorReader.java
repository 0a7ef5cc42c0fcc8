package org.bowsprit.pathfinding.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.HopRun;

/** Reads points, boxes and matrices from files with test vectors. */
public final class VectorReader {

  private VectorReader() {}

  /**
   * Returns the box that a list of 8 or 11 integers describes. The id is the index of the box in
   * the list of boxes.
   */
  public static WalkBox box(int id, JsonNode values) {
    return box(id, BoxRecord.of(TestVectors.toArray(values)));
  }

  /** Returns the walk box for a box in the data of a room. */
  static WalkBox box(int id, BoxRecord box) {
    return new WalkBox(
        id,
        box.upperLeft().x(),
        box.upperLeft().y(),
        box.upperRight().x(),
        box.upperRight().y(),
        box.lowerRight().x(),
        box.lowerRight().y(),
        box.lowerLeft().x(),
        box.lowerLeft().y(),
        box.mask(),
        box.flags(),
        box.scale());
  }

  public static List<WalkBox> boxes(JsonNode list) {
    List<WalkBox> boxes = new ArrayList<>();
    list.forEach(values -> boxes.add(box(boxes.size(), values)));
    return boxes;
  }

  public static Point point(JsonNode pair) {
    return new Point(pair.get(0).intValue(), pair.get(1).intValue());
  }

  public static List<Point> points(JsonNode pairs) {
    List<Point> points = new ArrayList<>();
    pairs.forEach(pair -> points.add(point(pair)));
    return points;
  }

  /** Returns the rows of a matrix. Each row is a list of runs {@code [from, to, next]}. */
  public static List<List<HopRun>> rows(JsonNode list) {
    List<List<HopRun>> rows = new ArrayList<>();
    for (JsonNode row : list) {
      List<HopRun> runs = new ArrayList<>();
      for (JsonNode run : row) {
        runs.add(new HopRun(run.get(0).intValue(), run.get(1).intValue(), run.get(2).intValue()));
      }
      rows.add(runs);
    }
    return rows;
  }

  public static int[][] table(JsonNode list) {
    int[][] table = new int[list.size()][];
    for (int i = 0; i < table.length; i++) {
      table[i] = TestVectors.toArray(list.get(i));
    }
    return table;
  }

  public static byte[] bytes(JsonNode hex) {
    return HexFormat.of().parseHex(hex.textValue());
  }
}
