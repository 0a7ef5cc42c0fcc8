package org.bowsprit.engine.inside;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntBinaryOperator;
import java.util.stream.Collectors;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.pathfinding.geometry.WalkBox;

/** Formats walk boxes and box matrices like the debugger of the seed page. */
public final class DebuggerNotation {

  private static final String NO_HOP = "//";

  /** The corners of a box in the debugger's order: UL, LL, UR, LR. */
  private static final int[] CORNERS = {0, 3, 1, 2};

  private DebuggerNotation() {}

  /** Returns the coordinates of a box's corners. */
  @FunctionalInterface
  public interface Corner {

    /**
     * Returns a coordinate.
     *
     * @param corner 0 for the upper left corner, then clockwise
     * @param axis 0 for x, 1 for y
     */
    int coordinate(int corner, int axis);
  }

  /** Returns the line of a box. */
  public static String box(int id, Corner corners, int mask, int flags, int scale) {
    StringBuilder line = new StringBuilder().append(id).append(':');
    for (int corner : CORNERS) {
      line.append(" [")
          .append(corners.coordinate(corner, 0))
          .append(" x ")
          .append(corners.coordinate(corner, 1))
          .append(']');
    }
    return line
        + String.format(Locale.ROOT, ", mask=%d, flags=0x%02x, scale=%d", mask, flags, scale);
  }

  /** Returns a row of a box matrix. Its hops look like {@code [1-3=>2]}. */
  public static String row(int id, List<?> hops) {
    return id + ": " + hops.stream().map(Object::toString).collect(Collectors.joining(" "));
  }

  /**
   * Returns a matrix as a table.
   *
   * @param ids the numbers of the boxes, for the rows and for the columns
   * @param next returns the next box on the way from one box to another; negative for none
   */
  public static List<String> table(List<Integer> ids, IntBinaryOperator next) {
    List<String> lines = new ArrayList<>();
    lines.add(cells("", ids));
    for (int from : ids) {
      lines.add(
          cells(
              Integer.toString(from),
              ids.stream().map(to -> hop(next.applyAsInt(from, to))).toList()));
    }
    return lines;
  }

  private static String hop(int next) {
    return next <= BoxMatrixChunk.NO_BOX ? NO_HOP : Integer.toString(next);
  }

  private static String cells(String first, List<?> cells) {
    return String.format(Locale.ROOT, "%3s |", first)
        + cells.stream()
            .map(cell -> String.format(Locale.ROOT, "%3s", cell))
            .collect(Collectors.joining(" "));
  }

  /** Returns whether a box is the sentinel, which is not a real box and is omitted in tables. */
  public static boolean isSentinel(int id, int flags) {
    return id == 0 && (flags & WalkBox.INVISIBLE) != 0;
  }
}
