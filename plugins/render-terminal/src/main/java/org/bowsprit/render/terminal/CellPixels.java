package org.bowsprit.render.terminal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.pixel.Viewport;

/**
 * The game pixels that cells stand for: pointing at a letter that was written means the line it
 * belongs to, though a cell's middle may lie above or beside that line in the picture.
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

  /** Nothing is written in any cell. */
  void clear() {
    lines.clear();
    standing.clear();
  }

  /** Takes note of a line whose letters stand in so many cells from one on. */
  void wrote(Caption caption, int column, int row, int length) {
    lines.add(new Written(caption, column, row, length));
  }

  /** Takes note of the row of a line in a list: beside its letters too, its paper is that line. */
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

  /** Returns the row of the screen, 0–199: that in the middle of a line, else of the upper half. */
  int y(int column, int row) {
    Caption written = at(column, row);
    Caption caption = written == null ? beside(squares.screenX(column), row) : written;
    return caption == null
        ? squares.screenY(row * 2)
        : within(Frame.HEIGHT, (caption.top() + caption.bottom()) / 2);
  }

  /** A line may reach out of the picture. */
  private static int within(int size, int place) {
    return Math.max(0, Math.min(size - 1, place));
  }

  /** The line written last goes over those before it. */
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
