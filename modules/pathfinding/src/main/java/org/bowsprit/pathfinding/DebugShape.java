package org.bowsprit.pathfinding;

import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.bowsprit.pathfinding.geometry.Point;
import org.bowsprit.pathfinding.geometry.SharedEdge;

/**
 * A shape that an overlay can draw to show how a router found its route, in room pixels.
 *
 * @since 1.0
 */
public sealed interface DebugShape {

  /** Returns a description of one or two words, such as {@code gate} or {@code portal}. */
  String label();

  /** Returns an edge as a shape. This is a line, or a dot if the edge is a single point. */
  static DebugShape of(String label, SharedEdge edge) {
    return edge.length() == 0
        ? new Dot(label, edge.lowEnd())
        : new Line(label, List.of(edge.lowEnd(), edge.highEnd()));
  }

  /**
   * A single point.
   *
   * @param label its description
   * @param at its position
   */
  record Dot(String label, Point at) implements DebugShape {

    public Dot {
      Objects.requireNonNull(label, "label must not be null");
      Objects.requireNonNull(at, "at must not be null");
    }
  }

  /**
   * Connected straight lines.
   *
   * @param label their description
   * @param points the corners, at least two; copied
   */
  record Line(String label, List<Point> points) implements DebugShape {

    public Line {
      Objects.requireNonNull(label, "label must not be null");
      points = List.copyOf(points);
    }
  }

  /**
   * A closed polygon.
   *
   * @param label its description
   * @param points the corners in order, without a repetition of the first; copied
   */
  record Area(String label, List<Point> points) implements DebugShape {

    public Area {
      Objects.requireNonNull(label, "label must not be null");
      points = List.copyOf(points);
    }
  }

  /**
   * A bitmap.
   *
   * @param label the description of the set cells
   * @param origin the room pixel at the center of cell 0
   * @param width the number of cells per row
   * @param height the number of rows
   * @param cells the set cells, with the index {@code row · width + column}; copied
   * @param pitch the width and height of a cell in pixels, at least 1; since 1.1
   */
  record Cells(String label, Point origin, int width, int height, BitSet cells, int pitch)
      implements DebugShape {

    public Cells {
      Objects.requireNonNull(label, "label must not be null");
      Objects.requireNonNull(origin, "origin must not be null");
      if (pitch < 1) {
        throw new IllegalArgumentException("pitch must be at least 1: " + pitch);
      }
      cells = (BitSet) cells.clone();
    }

    /** Creates a bitmap whose cells are pixels. */
    public Cells(String label, Point origin, int width, int height, BitSet cells) {
      this(label, origin, width, height, cells, 1);
    }

    /** Returns a copy of the set cells. */
    @Override
    public BitSet cells() {
      return (BitSet) cells.clone();
    }
  }
}
