package org.bowsprit.pathfinding.mask;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.bowsprit.pathfinding.Lattice;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Rasterises boxes into a {@link Mask} (spec 08 §10.1).
 *
 * <p>Each row of a box is filled between the outermost points at which it crosses the edges,
 * rounded by {@code floor(v + ½)}. With outlines, the {@link PixelLine} of every edge is added, so
 * that the pixels of a shallow diagonal line box are connected.
 *
 * @since 1.0
 */
public final class MaskPainter {

  /**
   * The greatest number of cells of a mask, which is enough for sixteen screens. No realistic room
   * is larger, and a larger mask would take too much memory.
   */
  public static final int MAX_CELLS = 1 << 20;

  private final boolean drawsOutlines;
  private final Lattice lattice;

  /**
   * Creates a painter whose cells are pixels.
   *
   * @param outlines true to also draw the edges of the boxes
   */
  public MaskPainter(boolean outlines) {
    this(outlines, Lattice.PIXELS);
  }

  /**
   * Creates a painter whose cells are the points of a lattice. Masks use the columns and rows of
   * the lattice.
   *
   * @param outlines true to also draw the edges of the boxes; ignored if the points are several
   *     pixels apart
   * @param lattice the points
   * @since 1.1
   */
  public MaskPainter(boolean outlines, Lattice lattice) {
    this.drawsOutlines = outlines && lattice.pitch() == 1;
    this.lattice = lattice;
  }

  /**
   * Returns the union of some boxes as a mask; empty if it would need more than {@link #MAX_CELLS}
   * cells.
   */
  public Optional<Mask> paint(List<WalkBox> boxes) {
    if (boxes.isEmpty()) {
      return Optional.of(Mask.of(0, 0, 0, new boolean[0]));
    }
    int left = lattice.columnFrom(boxes.stream().mapToInt(WalkBox::minX).min().getAsInt());
    int top = lattice.rowFrom(boxes.stream().mapToInt(WalkBox::minY).min().getAsInt());
    int right = lattice.columnTo(boxes.stream().mapToInt(WalkBox::maxX).max().getAsInt());
    int bottom = lattice.rowTo(boxes.stream().mapToInt(WalkBox::maxY).max().getAsInt());
    int width = Math.max(0, right - left + 1);
    int height = width == 0 ? 0 : Math.max(0, bottom - top + 1);
    if ((long) width * height > MAX_CELLS) {
      return Optional.empty();
    }
    Canvas canvas = new Canvas(lattice, left, top, width, new boolean[width * height]);
    for (WalkBox box : boxes) {
      canvas.fill(box);
      if (drawsOutlines) {
        canvas.outline(box);
      }
    }
    return Optional.of(Mask.of(left, top, width, canvas.cells));
  }

  @SuppressWarnings("ArrayRecordComponent") // Canvases are never compared.
  private record Canvas(Lattice lattice, int left, int top, int width, boolean[] cells) {

    void fill(WalkBox box) {
      for (int row = lattice.rowFrom(box.minY()); row <= lattice.rowTo(box.maxY()); row++) {
        int y = lattice.y(row);
        int low = Integer.MAX_VALUE;
        int high = Integer.MIN_VALUE;
        for (int edge = 0; edge < WalkBox.CORNERS; edge++) {
          int ax = box.x(edge);
          int ay = box.y(edge);
          int bx = box.x(edge + 1);
          int by = box.y(edge + 1);
          if (ay == by && ay == y) {
            low = Math.min(low, Math.min(ax, bx));
            high = Math.max(high, Math.max(ax, bx));
          } else if (ay != by && Math.min(ay, by) <= y && y <= Math.max(ay, by)) {
            int x = crossing(ax, ay, bx, by, y);
            low = Math.min(low, x);
            high = Math.max(high, x);
          }
        }
        int from = lattice.columnFrom(low);
        int to = lattice.columnTo(high);
        if (from <= to) {
          int rowStart = (row - top) * width - left;
          Arrays.fill(cells, rowStart + from, rowStart + to + 1, true);
        }
      }
    }

    /**
     * Returns the column in which an edge crosses a row. This is {@code floor(x + ½)} of the exact
     * quotient.
     */
    private static int crossing(int ax, int ay, int bx, int by, int y) {
      long dy = (long) by - ay;
      long doubledProduct = 2 * ((long) bx - ax) * ((long) y - ay);
      return ax + (int) Math.floorDiv(doubledProduct + dy, 2 * dy);
    }

    void outline(WalkBox box) {
      for (int edge = 0; edge < WalkBox.CORNERS; edge++) {
        PixelLine.walk(box.x(edge), box.y(edge), box.x(edge + 1), box.y(edge + 1), this::set);
      }
    }

    private boolean set(int x, int y) {
      cells[(lattice.row(y) - top) * width + lattice.column(x) - left] = true;
      return true;
    }
  }
}
