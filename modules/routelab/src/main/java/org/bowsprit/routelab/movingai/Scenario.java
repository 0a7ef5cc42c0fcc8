package org.bowsprit.routelab.movingai;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A scenario file, {@code .scen}: walks on a map and the length of the shortest path of each.
 *
 * <p>If all coordinates are whole numbers, they are cells: a walk goes from centre to centre. The
 * optimum then counts 1 for a straight step and √2 for a diagonal step, and no step cuts the corner
 * of a blocked cell. If any coordinate has decimals, all are corner coordinates, and the optimum is
 * the length of an any-angle path. On a mesh, the coordinates are always mesh coordinates.
 *
 * <p>The walks are not stored in memory. They are read again at each visit, so a scenario can
 * contain any number of walks.
 */
public final class Scenario {

  private static final int FIELD_COUNT = 9;

  private final Lines lines;
  private int size;
  private boolean isOctile = true;
  private Optional<String> map = Optional.empty();

  /** The lines of a file, which can be read any number of times. */
  @FunctionalInterface
  public interface Lines {

    /** Opens the lines. The caller closes the stream. */
    Stream<String> open();
  }

  /** A visitor of walks. */
  @FunctionalInterface
  public interface Visitor {

    /** Visits a walk. */
    void visit(Walk walk);
  }

  /**
   * A line of the file, which describes one walk.
   *
   * @param line the line's number, from 1
   * @param bucket the group that the walk belongs to
   * @param map the map's file name as written
   * @param width the width of the map as the file claims
   * @param height the height of the map as the file claims
   * @param startX the x of the start
   * @param startY the y of the start
   * @param goalX the x of the goal
   * @param goalY the y of the goal
   * @param optimum the shortest length as the file claims
   */
  public record Walk(
      int line,
      int bucket,
      String map,
      int width,
      int height,
      BigDecimal startX,
      BigDecimal startY,
      BigDecimal goalX,
      BigDecimal goalY,
      double optimum) {

    List<BigDecimal> coordinates() {
      return List.of(startX, startY, goalX, goalY);
    }
  }

  /**
   * Reads a scenario: {@code version 1}, then lines of nine fields.
   *
   * @throws MovingAiException if a line does not have this format
   */
  public static Scenario parse(List<String> lines) {
    return new Scenario(lines::stream);
  }

  /**
   * Reads a whole scenario to check it, as {@link #parse} does.
   *
   * @throws MovingAiException if a line does not have the format
   */
  public Scenario(Lines lines) {
    this.lines = lines;
    forEach(this::include);
  }

  private void include(Walk walk) {
    size++;
    isOctile &= walk.coordinates().stream().allMatch(coordinate -> coordinate.scale() <= 0);
    map = map.or(() -> Optional.of(walk.map()));
  }

  /** Visits all walks in file order. */
  public void forEach(Visitor visitor) {
    try (Stream<String> allLines = lines.open()) {
      Iterator<String> iterator = allLines.iterator();
      if (!iterator.hasNext() || !iterator.next().trim().matches("version\\s+1(\\.0)?")) {
        throw new MovingAiException(1, "\"version 1\"");
      }
      for (int number = 2; iterator.hasNext(); number++) {
        String line = iterator.next().trim();
        if (!line.isEmpty()) {
          visitor.visit(walk(fields(line), number));
        }
      }
    }
  }

  /** Returns the number of walks. */
  public int size() {
    return size;
  }

  /** Returns the map's file name in the first walk; empty if there is no walk. */
  public Optional<String> map() {
    return map;
  }

  /** Splits at tabs if there are enough of them, because names of maps may contain spaces. */
  private static String[] fields(String line) {
    String[] byTabs = line.split("\\t");
    return byTabs.length == FIELD_COUNT ? byTabs : line.split("\\s+");
  }

  private static Walk walk(String[] fields, int line) {
    if (fields.length != FIELD_COUNT) {
      throw new MovingAiException(line, "9 fields");
    }
    return new Walk(
        line,
        wholeNumber(fields[0], line, "a bucket"),
        fields[1],
        wholeNumber(fields[2], line, "a width"),
        wholeNumber(fields[3], line, "a height"),
        Scaling.coordinate(fields[4], line),
        Scaling.coordinate(fields[5], line),
        Scaling.coordinate(fields[6], line),
        Scaling.coordinate(fields[7], line),
        length(fields[8], line));
  }

  private static int wholeNumber(String field, int line, String expectation) {
    if (!field.matches("[0-9]{1,9}")) {
      throw new MovingAiException(line, expectation + ", found \"" + field + "\"");
    }
    return Integer.parseInt(field);
  }

  private static double length(String field, int line) {
    try {
      double length = Double.parseDouble(field);
      if (length >= 0 && Double.isFinite(length)) {
        return length;
      }
    } catch (NumberFormatException e) {
      // The error is reported below.
    }
    throw new MovingAiException(line, "a length, found \"" + field + "\"");
  }

  /** Returns whether coordinates are cells and optima are lengths of eight-way paths. */
  public boolean isOctile() {
    return isOctile;
  }
}
