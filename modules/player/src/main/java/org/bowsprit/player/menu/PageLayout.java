package org.bowsprit.player.menu;

import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.render.Frame;

/** The positions of a page's parts on the screen, in pixels. Right and bottom are exclusive. */
final class PageLayout {

  /** The distance between the border of the sheet and its contents. */
  static final int PADDING = 6;

  private static final int SCREEN_MARGIN = 4;
  private static final int MAX_HEIGHT = Frame.HEIGHT - 2 * SCREEN_MARGIN;
  private static final int MIN_WIDTH = 150;
  private static final int MIN_WIDTH_WITH_FOOT = 240;
  private static final int VALUE_GAP = 16;
  private static final int MIN_FOOT_LINES = 2;
  private static final int MAX_FOOT_LINES = 5;

  /**
   * The largest height of text that is not enlarged. Enlarged text has thick outlines, which need
   * more space above the line.
   */
  private static final int MAX_NORMAL_HEIGHT = 12;

  /**
   * The number of pixels above an enlarged title. They keep its outline off the border and off the
   * line below.
   */
  private static final int LARGE_TITLE_OFFSET = 3;

  /**
   * The maximum number of lines at the foot below tiles. Longer texts are shown one line at a time.
   */
  private static final int FOOT_LINES_BELOW_TILES = 1;

  /** If the longest hint leaves fewer rows than this, hints are shown a few lines at a time. */
  private static final int MIN_ROWS = 5;

  private static final int NO_ROW = -1;

  /** The number of columns at the left of the title that are reserved for the back sign. */
  static final int BACK_SIGN_WIDTH = 18;

  private final Lettering textPainter;
  private final PageLines lines;
  private final int rowCount;
  private final boolean hasPictures;
  private final boolean isTight;
  private final int footLines;
  private final int rowHeight;
  private final int tileLines;
  private final int tileHeight;
  private final int listHeight;

  /**
   * The top of each line, relative to the top of the first line. The last element is the height of
   * all lines.
   */
  private final int[] lineTops;

  private final int left;
  private final int top;
  private final int right;
  private final int bottom;

  /**
   * Creates the layout of a page.
   *
   * @param rows the rows of the page, whose texts fit into {@link #maxRowWidth}
   * @param hasFoot whether there may be text at the foot
   */
  PageLayout(Page page, List<Row> rows, boolean hasFoot, Lettering textPainter) {
    this.textPainter = textPainter;
    lines = new PageLines(rows);
    rowCount = rows.size();
    hasPictures = page.hasPictures();
    isTight = !hasFoot && !hasPictures && isTight(textPainter.height());
    rowHeight = textPainter.height() + (isTight ? 0 : 2);
    tileLines = tileTextLines();
    tileHeight = Tile.height(tileLines, textPainter.height());
    lineTops = lineTops();
    int hintLines =
        lines.hasTiles()
            ? FOOT_LINES_BELOW_TILES
            : footLines(Stream.concat(Stream.of(page.foot()), rows.stream().map(Row::hint)));
    boolean isCrowded = hasFoot && visibleRows(hintLines) < Math.min(rowCount, MIN_ROWS);
    footLines = isCrowded && !lines.hasTiles() ? MIN_FOOT_LINES : hintLines;
    int visibleRows = hasFoot ? visibleRows(footLines) : fittingRows(titleHeight() + PADDING);
    int frameHeight = titleHeight() + (hasFoot ? footHeight() : PADDING);
    listHeight =
        lines.hasTiles()
            ? Math.min(lineTops[lines.count()], MAX_HEIGHT - frameHeight)
            : visibleRows * rowHeight;
    int height = hasPictures || isCrowded ? MAX_HEIGHT : frameHeight + listHeight;
    int width =
        hasPictures || lines.hasTiles() ? maxRowWidth() + 2 * PADDING : width(page, rows, hasFoot);
    left = (Frame.WIDTH - width) / 2;
    right = left + width;
    top = (Frame.HEIGHT - height) / 2;
    bottom = top + height;
  }

  /**
   * Returns the number of lines of text below a tile's picture: 2 if a row and two lines of tiles
   * then fit on the page, otherwise 1.
   */
  private int tileTextLines() {
    int availableHeight =
        MAX_HEIGHT - titleHeight() - footHeight(FOOT_LINES_BELOW_TILES) - rowHeight;
    return 2 * Tile.height(2, textPainter.height()) <= availableHeight ? 2 : 1;
  }

  private int[] lineTops() {
    int[] sums = new int[lines.count() + 1];
    for (int line = 0; line < lines.count(); line++) {
      sums[line + 1] = sums[line] + (lines.isTileLine(line) ? tileHeight : rowHeight);
    }
    return sums;
  }

  /** Returns whether all rows fit only if there is no space between them. */
  private boolean isTight(int letterHeight) {
    boolean fitsWithGaps = letterHeight + 3 * PADDING + rowCount * (letterHeight + 2) <= MAX_HEIGHT;
    return !fitsWithGaps && letterHeight + 2 * PADDING + rowCount * letterHeight <= MAX_HEIGHT;
  }

  /** Returns the number of rows that fit if the foot has the given number of lines. */
  private int visibleRows(int lines) {
    return fittingRows(titleHeight() + footHeight(lines));
  }

  private int fittingRows(int frameHeight) {
    return Math.max(1, Math.min(rowCount, (MAX_HEIGHT - frameHeight) / rowHeight));
  }

  /** Returns the maximum width of a row in columns. */
  static int maxRowWidth() {
    return Frame.WIDTH - 2 * SCREEN_MARGIN - 2 * PADDING;
  }

  private int width(Page page, List<Row> rows, boolean hasFoot) {
    int minWidth = hasFoot ? MIN_WIDTH_WITH_FOOT : MIN_WIDTH;
    int width = Math.max(minWidth, textPainter.width(page.title()) + 2 * BACK_SIGN_WIDTH);
    for (Row row : rows) {
      int value = row.value().isEmpty() ? 0 : VALUE_GAP + textPainter.width(displayedValue(row));
      width = Math.max(width, textPainter.width(row.label()) + value);
    }
    return Math.min(width, maxRowWidth()) + 2 * PADDING;
  }

  /**
   * Returns the displayed value of a row. It is between minus and plus signs if the player can step
   * through the values.
   */
  static String displayedValue(Row row) {
    return row.kind() == Row.Kind.VALUE && !row.value().isEmpty()
        ? "- " + row.value() + " +"
        : row.value();
  }

  private int titleHeight() {
    return textPainter.height() + (isTight ? PADDING : 2 * PADDING);
  }

  private int footHeight() {
    return footHeight(footLines);
  }

  private int footHeight(int lines) {
    return lines * textPainter.height() + PADDING;
  }

  /**
   * Returns the number of lines at the foot: as many as the longest hint needs, because rows must
   * not move when the selection changes.
   */
  private int footLines(Stream<String> hints) {
    int availableWidth = hasPictures ? MIN_WIDTH : MIN_WIDTH_WITH_FOOT;
    int lines =
        hints.mapToInt(hint -> textPainter.wrap(hint, availableWidth).size()).max().orElse(0);
    return Math.max(MIN_FOOT_LINES, Math.min(MAX_FOOT_LINES, lines));
  }

  /** Returns the number of lines at the foot. */
  int footLines() {
    return footLines;
  }

  /** Returns the arrangement of the rows. */
  PageLines lines() {
    return lines;
  }

  /** Returns the last visible line if the given line is the first visible line. */
  int lastLine(int first) {
    int last = first;
    while (last + 1 < lines.count() && lineTops[last + 2] - lineTops[first] <= listHeight) {
      last++;
    }
    return last;
  }

  /** Returns the first visible line when the list is scrolled to its end. */
  int maxFirstLine() {
    int first = 0;
    while (first + 1 < lines.count() && lineTops[lines.count()] - lineTops[first] > listHeight) {
      first++;
    }
    return first;
  }

  /** Returns whether the list has more lines than are visible at a time. */
  boolean isScrollable() {
    return lineTops[lines.count()] > listHeight;
  }

  /** Returns the height of the visible part of the list. */
  int listHeight() {
    return listHeight;
  }

  /** Returns the top of the list. */
  int listTop() {
    return top + titleHeight();
  }

  /** Returns the fraction of the list that is above a line, 0 to 1. */
  double fractionAbove(int line) {
    return (double) lineTops[line] / lineTops[lines.count()];
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
    return bottom - footHeight() + PADDING / 2;
  }

  /** Returns the top of the title. */
  int titleTop() {
    boolean isLarge = textPainter.height() > MAX_NORMAL_HEIGHT;
    return top + (isTight ? 2 : isLarge ? LARGE_TITLE_OFFSET : PADDING - 2);
  }

  /** Returns the bottom of the title. */
  int titleBottom() {
    return top + titleHeight() - (isTight ? 1 : PADDING / 2);
  }

  /** Returns the top of the line between the title and the rows. */
  int titleRuleTop() {
    return titleBottom() - (isTight ? 2 : 3);
  }

  /** Returns whether a point of the screen is on the back sign. */
  boolean isOnBackSign(int x, int y) {
    return x >= left && x < left + BACK_SIGN_WIDTH && y >= top && y < titleRuleTop();
  }

  /** Returns the right edge of the rows. */
  int rowsRight() {
    return hasPictures ? pictureLeft() - 2 : right - 2;
  }

  /** Returns the left edge of a picture. */
  int pictureLeft() {
    return right - PADDING - Thumbnail.WIDTH;
  }

  /**
   * Returns the top of a row.
   *
   * @param first the first visible line
   */
  int rowTop(int row, int first) {
    return listTop() + lineTops[lines.lineOf(row)] - lineTops[first];
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
    return (right - left - 2 - PADDING) / Tile.COLUMNS;
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
    while (line <= last && y >= listTop() + lineTops[line + 1] - lineTops[first]) {
      line++;
    }
    if (line > last) {
      return NO_ROW;
    }
    int column = lines.isTileLine(line) ? Math.max(0, x - left - 2) / tileWidth() : 0;
    int row = lines.firstRow(line) + column;
    return row <= lines.lastRow(line) ? row : NO_ROW;
  }
}
