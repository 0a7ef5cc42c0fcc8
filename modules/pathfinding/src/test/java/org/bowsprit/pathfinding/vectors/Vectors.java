package org.bowsprit.pathfinding.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.HopRun;

/**
 * Reads vectors: from {@code -Dbowsprit.vectors=DIR} where the file is there, else this module's
 * copy.
 */
public final class Vectors {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Vectors() {}

  public static JsonNode read(String name) {
    try (InputStream in = open(name)) {
      return MAPPER.readTree(in);
    } catch (IOException e) {
      throw new AssertionError("cannot read " + name, e);
    }
  }

  private static InputStream open(String name) throws IOException {
    String folder = System.getProperty("bowsprit.vectors");
    if (folder != null && Files.exists(Path.of(folder, name))) {
      return Files.newInputStream(Path.of(folder, name));
    }
    return Vectors.class.getResourceAsStream("/vectors/" + name);
  }

  /** A box of 8 or 11 integers; the id is its position in the list. */
  public static WalkBox box(int id, JsonNode values) {
    int[] v = ints(values);
    boolean whole = v.length > 8;
    return new WalkBox(
        id,
        v[0],
        v[1],
        v[2],
        v[3],
        v[4],
        v[5],
        v[6],
        v[7],
        whole ? v[8] : 0,
        whole ? v[9] : 0,
        whole ? v[10] : 0);
  }

  public static List<WalkBox> boxes(JsonNode list) {
    List<WalkBox> boxes = new ArrayList<>();
    list.forEach(values -> boxes.add(box(boxes.size(), values)));
    return boxes;
  }

  public static int[] ints(JsonNode array) {
    int[] values = new int[array.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = array.get(i).intValue();
    }
    return values;
  }

  public static Point point(JsonNode pair) {
    return new Point(pair.get(0).intValue(), pair.get(1).intValue());
  }

  public static List<Point> points(JsonNode pairs) {
    List<Point> points = new ArrayList<>();
    pairs.forEach(pair -> points.add(point(pair)));
    return points;
  }

  /** Rows as lists of {@code [from, to, next]}. */
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
      table[i] = ints(list.get(i));
    }
    return table;
  }

  public static byte[] bytes(JsonNode hex) {
    return HexFormat.of().parseHex(hex.textValue());
  }

  /** Says how many cases ran, as every vector test does. */
  public static void report(String file, int cases) {
    System.out.println("vectors " + file + ": " + cases + " cases");
  }
}
