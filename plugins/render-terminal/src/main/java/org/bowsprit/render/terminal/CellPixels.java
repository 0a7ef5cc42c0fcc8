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

  private record Written(Caption caption, int column, int row, int length) {

    boolean covers(int itsColumn, int itsRow) {
      return itsRow == row && itsColumn >= column && itsColumn < column + length;
    }
  }

  private record Standing(Caption caption, Paper paper, int row) {

    int distance(int x) {
      return Math.max(0, Math.max(caption.left() - x, x - caption.right() + 1));
    }
  }

  private final List<Written> lines = new ArrayList<>();
  private final List<Standing> standing = new ArrayList<>();
  private final Viewport squares;

  CellPixels(Viewport squares) {
    this.squares = squares;
  }

  /** Discards all recorded lines. */
  void clear() {
    lines.clear();
    standing.clear();
  }

  /** Records a line whose letters occupy the given number of cells from a column on. */
  void wrote(Caption caption, int column, int row, int length) {
    lines.add(new Written(caption, column, row, length));
  }

  /**
   * Records the row of a line in a list. The background beside the letters also belongs to the
   * line.
   */
  void stands(Caption caption, Paper paper, int row) {
    standing.add(new Standing(caption, paper, row));
  }

  /** Returns the column of the screen, 0–319. */
  int x(int column, int row) {
    int plain = squares.screenX(column);
    Caption caption = at(column, row);
    return caption == null
        ? plain
        : within(Frame.WIDTH, Math.max(caption.left(), Math.min(caption.right() - 1, plain)));
  }

  /**
   * Returns the row of the screen, 0–199. For a cell of a line, this is the middle of the line;
   * otherwise it is in the upper half of the cell.
   */
  int y(int column, int row) {
    Caption written = at(column, row);
    Caption caption = written == null ? beside(squares.screenX(column), row) : written;
    return caption == null
        ? squares.screenY(row * 2)
        : within(Frame.HEIGHT, (caption.top() + caption.bottom()) / 2);
  }

  /** Limits a position to the picture, because a line may extend beyond the picture. */
  private static int within(int size, int place) {
    return Math.max(0, Math.min(size - 1, place));
  }

  /** Returns the line at a cell. The line that was written last covers earlier lines. */
  private Caption at(int column, int row) {
    for (int i = lines.size() - 1; i >= 0; i--) {
      if (lines.get(i).covers(column, row)) {
        return lines.get(i).caption();
      }
    }
    return null;
  }

  private Caption beside(int x, int row) {
    return standing.stream()
        .filter(line -> line.row() == row)
        .filter(line -> x >= line.paper().left() && x < line.paper().right())
        .min(Comparator.comparingInt(line -> line.distance(x)))
        .map(Standing::caption)
        .orElse(null);
  }
}
