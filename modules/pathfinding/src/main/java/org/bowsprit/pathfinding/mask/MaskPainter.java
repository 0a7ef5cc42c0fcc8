package org.bowsprit.pathfinding.mask;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.bowsprit.pathfinding.geometry.WalkBox;

/**
 * Rasterises boxes into a {@link Mask} (spec 08 §10.1).
 *
 * <p>Each row of a box is filled between its outermost crossings with the edges, rounded by {@code
 * floor(v + ½)}. With outlines the {@link PixelLine} of every edge is added, so that a shallow
 * diagonal line box leaves no isolated pixels.
 *
 * @since 1.0
 */
public final class MaskPainter {

  /**
   * The greatest number of cells a mask is painted for, room for sixteen screens: beyond it the
   * boxes are no room, and memory would not do.
   */
  public static final int MAX_CELLS = 1 << 20;

  private final boolean outlines;

  /**
   * Makes a painter.
   *
   * @param outlines whether the edges of the boxes are drawn too
   */
  public MaskPainter(boolean outlines) {
    this.outlines = outlines;
  }

  /** Paints the union of some boxes; empty if it would take more than {@link #MAX_CELLS}. */
  public Optional<Mask> paint(List<WalkBox> boxes) {
    if (boxes.isEmpty()) {
      return Optional.of(Mask.of(0, 0, 0, new boolean[0]));
    }
    int left = boxes.stream().mapToInt(WalkBox::minX).min().getAsInt();
    int top = boxes.stream().mapToInt(WalkBox::minY).min().getAsInt();
    int width = boxes.stream().mapToInt(WalkBox::maxX).max().getAsInt() - left + 1;
    int height = boxes.stream().mapToInt(WalkBox::maxY).max().getAsInt() - top + 1;
    if ((long) width * height > MAX_CELLS) {
      return Optional.empty();
    }
    Canvas canvas = new Canvas(left, top, width, new boolean[width * height]);
    for (WalkBox box : boxes) {
      canvas.fill(box);
      if (outlines) {
        canvas.outline(box);
      }
    }
    return Optional.of(Mask.of(left, top, width, canvas.cells));
  }

  @SuppressWarnings("ArrayRecordComponent") // A canvas is written to, never compared.
  private record Canvas(int left, int top, int width, boolean[] cells) {

    void fill(WalkBox box) {
      for (int y = box.minY(); y <= box.maxY(); y++) {
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
        int row = (y - top) * width - left;
        Arrays.fill(cells, row + low, row + high + 1, true);
      }
    }

    /** Where an edge crosses a row: {@code floor(x + ½)} of the exact quotient. */
    private static int crossing(int ax, int ay, int bx, int by, int y) {
      long dy = (long) by - ay;
      long twiceTheWay = 2 * ((long) bx - ax) * ((long) y - ay);
      return ax + (int) Math.floorDiv(twiceTheWay + dy, 2 * dy);
    }

    void outline(WalkBox box) {
      for (int edge = 0; edge < WalkBox.CORNERS; edge++) {
        PixelLine.walk(box.x(edge), box.y(edge), box.x(edge + 1), box.y(edge + 1), this::set);
      }
    }

    private boolean set(int x, int y) {
      cells[(y - top) * width + x - left] = true;
      return true;
    }
  }
}
