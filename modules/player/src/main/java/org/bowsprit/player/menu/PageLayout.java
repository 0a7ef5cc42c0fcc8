package org.bowsprit.player.menu;

import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.render.Frame;

/** The positions of a page's parts on the screen, in pixels. Right and bottom are exclusive. */
final class PageLayout {

  /** The distance between the border of the sheet and its contents. */
  static final int PAD = 6;

  private static final int EDGE = 4;
  private static final int TALLEST = Frame.HEIGHT - 2 * EDGE;
  private static final int LEAST_WIDTH = 150;
  private static final int LEAST_WIDTH_WITH_FOOT = 240;
  private static final int VALUE_GAP = 16;
  private static final int LEAST_FOOT_LINES = 2;
  private static final int MOST_FOOT_LINES = 5;

  /**
   * The largest height of letters that are not enlarged. Enlarged letters have rims, which need
   * more room above the line.
   */
  private static final int LARGE = 12;

  /**
   * The number of rows above an enlarged title, so that its rim covers neither the border nor the
   * line below.
   */
  private static final int LARGE_TITLE = 3;

  /**
   * The maximum number of lines at the foot below tiles. Longer texts are shown one line at a time.
   */
  private static final int FOOT_LINES_BELOW_TILES = 1;

  /** If the longest hint leaves fewer rows than this, hints are shown a few lines at a time. */
  private static final int LEAST_ROWS = 5;

  private static final int NO_ROW = -1;

  /**
   * The number of columns at the left of a title that are reserved for the sign that leads back.
   */
  static final int BACK = 18;

  private final Lettering letters;
  private final Lines lines;
  private final int count;
  private final boolean pictures;
  private final boolean tight;
  private final int footLines;
  private final int rowHeight;
  private final int tileLines;
  private final int tileHeight;
  private final int listHeight;

  /** The top of each line, counted from the top of the first; the last element is the height. */
  private final int[] tops;

  private final int left;
  private final int top;
  private final int right;
  private final int bottom;

  /**
   * Creates the layout of a page.
   *
   * @param rows the rows of the page, whose texts fit into {@link #widest}
   * @param hasFoot whether there may be text at the foot
   */
  PageLayout(Page page, List<Row> rows, boolean hasFoot, Lettering letters) {
    this.letters = letters;
    lines = new Lines(rows);
    count = rows.size();
    pictures = page.hasPictures();
    tight = !hasFoot && !pictures && isTight(letters.height());
    rowHeight = letters.height() + (tight ? 0 : 2);
    tileLines = linesOfTile();
    tileHeight = Tile.height(tileLines, letters.height());
    tops = tops();
    int longest =
        lines.hasTiles()
            ? FOOT_LINES_BELOW_TILES
            : footLines(Stream.concat(Stream.of(page.foot()), rows.stream().map(Row::hint)));
    boolean crowded = hasFoot && visible(longest) < Math.min(count, LEAST_ROWS);
    footLines = crowded && !lines.hasTiles() ? LEAST_FOOT_LINES : longest;
    int visible = hasFoot ? visible(footLines) : fitting(titleRows() + PAD);
    int frameRows = titleRows() + (hasFoot ? footRows() : PAD);
    listHeight =
        lines.hasTiles() ? Math.min(tops[lines.count()], TALLEST - frameRows) : visible * rowHeight;
    int height = pictures || crowded ? TALLEST : frameRows + listHeight;
    int width = pictures || lines.hasTiles() ? widest() + 2 * PAD : width(page, rows, hasFoot);
    left = (Frame.WIDTH - width) / 2;
    right = left + width;
    top = (Frame.HEIGHT - height) / 2;
    bottom = top + height;
  }

  /** Returns the number of lines of text that leave room for a row and two lines of tiles. */
  private int linesOfTile() {
    int room = TALLEST - titleRows() - footRows(FOOT_LINES_BELOW_TILES) - rowHeight;
    return 2 * Tile.height(2, letters.height()) <= room ? 2 : 1;
  }

  private int[] tops() {
    int[] sums = new int[lines.count() + 1];
    for (int line = 0; line < lines.count(); line++) {
      sums[line + 1] = sums[line] + (lines.isOfTiles(line) ? tileHeight : rowHeight);
    }
    return sums;
  }

  /** Returns whether all rows fit only if there is no space between them. */
  private boolean isTight(int letterHeight) {
    boolean roomy = letterHeight + 3 * PAD + count * (letterHeight + 2) <= TALLEST;
    return !roomy && letterHeight + 2 * PAD + count * letterHeight <= TALLEST;
  }

  /** Returns the number of rows that fit above a number of lines at the foot. */
  private int visible(int lines) {
    return fitting(titleRows() + footRows(lines));
  }

  private int fitting(int frameRows) {
    return Math.max(1, Math.min(count, (TALLEST - frameRows) / rowHeight));
  }

  /** Returns the maximum width of a row in columns. */
  static int widest() {
    return Frame.WIDTH - 2 * EDGE - 2 * PAD;
  }

  private int width(Page page, List<Row> rows, boolean hasFoot) {
    int least = hasFoot ? LEAST_WIDTH_WITH_FOOT : LEAST_WIDTH;
    int width = Math.max(least, letters.width(page.title()) + 2 * BACK);
    for (Row row : rows) {
      int value = row.value().isEmpty() ? 0 : VALUE_GAP + letters.width(shownValue(row));
      width = Math.max(width, letters.width(row.label()) + value);
    }
    return Math.min(width, widest()) + 2 * PAD;
  }

  /**
   * Returns the displayed value of a row: between marks if the player can step through the values.
   */
  static String shownValue(Row row) {
    return row.kind() == Row.Kind.VALUE && !row.value().isEmpty()
        ? "- " + row.value() + " +"
        : row.value();
  }

  private int titleRows() {
    return letters.height() + (tight ? PAD : 2 * PAD);
  }

  private int footRows() {
    return footRows(footLines);
  }

  private int footRows(int lines) {
    return lines * letters.height() + PAD;
  }

  /**
   * Returns the number of lines that the longest hint needs, because rows must not move when the
   * selection changes.
   */
  private int footLines(Stream<String> hints) {
    int room = pictures ? LEAST_WIDTH : LEAST_WIDTH_WITH_FOOT;
    int lines = hints.mapToInt(hint -> letters.wrapped(hint, room).size()).max().orElse(0);
    return Math.max(LEAST_FOOT_LINES, Math.min(MOST_FOOT_LINES, lines));
  }

  /** Returns the number of lines at the foot. */
  int footLines() {
    return footLines;
  }

  /** Returns the arrangement of the rows. */
  Lines lines() {
    return lines;
  }

  /** Returns the last line that is visible below a first one. */
  int lastLine(int first) {
    int last = first;
    while (last + 1 < lines.count() && tops[last + 2] - tops[first] <= listHeight) {
      last++;
    }
    return last;
  }

  /** Returns the first visible line when the list is scrolled to its end. */
  int lastFirst() {
    int first = 0;
    while (first + 1 < lines.count() && tops[lines.count()] - tops[first] > listHeight) {
      first++;
    }
    return first;
  }

  /** Returns whether the list has more lines than are visible at a time. */
  boolean scrolls() {
    return tops[lines.count()] > listHeight;
  }

  /** Returns the height of the visible part of the list. */
  int listHeight() {
    return listHeight;
  }

  /** Returns the top of the list. */
  int listTop() {
    return top + titleRows();
  }

  /** Returns the fraction of the list that is above a line, 0 to 1. */
  double partAbove(int line) {
    return (double) tops[line] / tops[lines.count()];
  }

  int left() {
    return left;
  }

  int top() {
    return top;
  }

  int right() {
    return right;
  }

  int bottom() {
    return bottom;
  }

  /** Returns the top of the first line at the foot. */
  int footTop() {
    return bottom - footRows() + PAD / 2;
  }

  /** Returns the top of the title. */
  int titleTop() {
    boolean isLarge = letters.height() > LARGE;
    return top + (tight ? 2 : isLarge ? LARGE_TITLE : PAD - 2);
  }

  /** Returns the bottom of the title. */
  int titleBottom() {
    return top + titleRows() - (tight ? 1 : PAD / 2);
  }

  /** Returns the position of the line between the title and the rest. */
  int titleLine() {
    return titleBottom() - (tight ? 2 : 3);
  }

  /** Returns whether a point of the screen is on the sign that leads back. */
  boolean isBack(int x, int y) {
    return x >= left && x < left + BACK && y >= top && y < titleLine();
  }

  /** Returns the right edge of the rows. */
  int rowsRight() {
    return pictures ? pictureLeft() - 2 : right - 2;
  }

  /** Returns the left edge of a picture. */
  int pictureLeft() {
    return right - PAD - Thumbnail.WIDTH;
  }

  /**
   * Returns the top of a row.
   *
   * @param first the first visible line
   */
  int rowTop(int row, int first) {
    return listTop() + tops[lines.lineOf(row)] - tops[first];
  }

  int rowHeight() {
    return rowHeight;
  }

  int tileHeight() {
    return tileHeight;
  }

  /** Returns the number of lines of text below the picture of a tile. */
  int tileLines() {
    return tileLines;
  }

  /** Returns the left edge of a tile. */
  int tileLeft(int row) {
    return left + 2 + lines.columnOf(row) * tileWidth();
  }

  /** Returns the width of a tile. The scroll bar remains free. */
  int tileWidth() {
    return (right - left - 2 - PAD) / Tile.COLUMNS;
  }

  /**
   * Returns the row at a point of the screen; −1 for none.
   *
   * @param first the first visible line
   */
  int rowAt(int x, int y, int first) {
    if (x < left || x >= rowsRight() || y < listTop() || first >= lines.count()) {
      return NO_ROW;
    }
    int last = lastLine(first);
    int line = first;
    while (line <= last && y >= listTop() + tops[line + 1] - tops[first]) {
      line++;
    }
    if (line > last) {
      return NO_ROW;
    }
    int column = lines.isOfTiles(line) ? Math.max(0, x - left - 2) / tileWidth() : 0;
    int row = lines.firstRow(line) + column;
    return row <= lines.lastRow(line) ? row : NO_ROW;
  }
}
