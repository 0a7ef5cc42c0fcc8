package org.bowsprit.render.terminal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.Viewport;

/**
 * Maps cells to game pixels. A cell with a written letter belongs to the line of the letter,
 * although the cell's middle may be above or beside that line in the picture.
 */
final class CellPixels {

  private record WrittenLine(Caption caption, int column, int row, int length) {

    boolean covers(int cellColumn, int cellRow) {
      return cellRow == row && cellColumn >= column && cellColumn < column + length;
    }
  }

  private record ListedLine(Caption caption, CaptionBackground background, int row) {

    int distance(int x) {
      return Math.max(0, Math.max(caption.left() - x, x - caption.right() + 1));
    }
  }

  private final List<WrittenLine> lines = new ArrayList<>();
  private final List<ListedLine> listedLines = new ArrayList<>();
  private final Viewport viewport;

  CellPixels(Viewport viewport) {
    this.viewport = viewport;
  }

  /** Discards all recorded lines. */
  void clear() {
    lines.clear();
    listedLines.clear();
  }

  /** Records a line whose letters occupy the given number of cells from a column on. */
  void addLine(Caption caption, int column, int row, int length) {
    lines.add(new WrittenLine(caption, column, row, length));
  }

  /**
   * Records the row of a line in a list. The background beside the letters also belongs to the
   * line.
   */
  void addListedLine(Caption caption, CaptionBackground background, int row) {
    listedLines.add(new ListedLine(caption, background, row));
  }

  /** Returns the column of the screen, 0–319. */
  int x(int column, int row) {
    int pixel = viewport.screenX(column);
    Caption caption = lineAt(column, row);
    return caption == null
        ? pixel
        : clamp(Frame.WIDTH, Math.max(caption.left(), Math.min(caption.right() - 1, pixel)));
  }

  /**
   * Returns the row of the screen, 0–199. For a cell of a line, this is the middle of the line;
   * otherwise it is in the upper half of the cell.
   */
  int y(int column, int row) {
    Caption written = lineAt(column, row);
    Caption caption = written == null ? listedLineAt(viewport.screenX(column), row) : written;
    return caption == null
        ? viewport.screenY(row * 2)
        : clamp(Frame.HEIGHT, (caption.top() + caption.bottom()) / 2);
  }

  /** Limits a position to the picture, because a line may extend beyond the picture. */
  private static int clamp(int limit, int position) {
    return Math.max(0, Math.min(limit - 1, position));
  }

  /** Returns the line at a cell. The line that was written last covers earlier lines. */
  private Caption lineAt(int column, int row) {
    for (int i = lines.size() - 1; i >= 0; i--) {
      if (lines.get(i).covers(column, row)) {
        return lines.get(i).caption();
      }
    }
    return null;
  }

  private Caption listedLineAt(int x, int row) {
    return listedLines.stream()
        .filter(line -> line.row() == row)
        .filter(line -> x >= line.background().left() && x < line.background().right())
        .min(Comparator.comparingInt(line -> line.distance(x)))
        .map(ListedLine::caption)
        .orElse(null);
  }
}
