package org.bowsprit.routelab.movingai;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.pathfinding.geometry.Point;

/**
 * A scenario, {@code .scen}: walks on a map with the length of the shortest way, straight steps
 * costing 1 and diagonal ones √2, none past the corner of a blocked cell.
 *
 * @param walks in file order
 */
public record Scenario(List<Walk> walks) {

  private static final int FIELDS = 9;

  public Scenario {
    walks = List.copyOf(walks);
  }

  /**
   * One line.
   *
   * @param map the map's file name as written
   * @param start the first cell
   * @param goal the last cell
   * @param optimum the shortest length, as claimed
   */
  public record Walk(String map, Point start, Point goal, double optimum) {}

  /**
   * Reads a scenario: {@code version 1}, then lines of nine fields.
   *
   * @throws MovingAiException if a line is anything else
   */
  public static Scenario parse(List<String> lines) {
    if (lines.isEmpty() || !lines.get(0).trim().matches("version\\s+1(\\.0)?")) {
      throw new MovingAiException(1, "\"version 1\"");
    }
    List<Walk> walks = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        walks.add(walk(lines.get(i).trim().split("\\s+"), i + 1));
      }
    }
    return new Scenario(walks);
  }

  private static Walk walk(String[] fields, int line) {
    if (fields.length != FIELDS) {
      throw new MovingAiException(line, "9 fields");
    }
    try {
      return new Walk(
          fields[1],
          new Point(Integer.parseInt(fields[4]), Integer.parseInt(fields[5])),
          new Point(Integer.parseInt(fields[6]), Integer.parseInt(fields[7])),
          Double.parseDouble(fields[8]));
    } catch (NumberFormatException e) {
      throw new MovingAiException(line, "numbers in fields 5 to 9");
    }
  }
}
