package org.bowsprit.player.menu;

import java.util.List;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.library.GamePreviews;

/**
 * Paints a page of the menu: the sheet, the title, the rows, the text at the foot, and a picture.
 */
final class PagePainter {

  private static final int BACK_SIZE = 5;

  private final Page page;
  private final List<Row> rows;
  private final PageLayout layout;
  private final MenuCanvas canvas;
  private final Lettering textPainter;

  PagePainter(Page page, List<Row> rows, PageLayout layout, MenuCanvas canvas) {
    this.page = page;
    this.rows = rows;
    this.layout = layout;
    this.canvas = canvas;
    textPainter = canvas.textPainter();
  }

  /**
   * Paints the page.
   *
   * @param chosenRow the index of the selected row; −1 for none
   * @param firstLine the first visible line
   * @param footPart the number of parts of a long text at the foot that have been shown; after the
   *     last part, the first part is shown again
   */
  void paint(int chosenRow, int firstLine, int footPart) {
    canvas.drawSheet(layout.left(), layout.top(), layout.right(), layout.bottom());
    String title =
        textPainter.truncate(
            page.title(), layout.right() - layout.left() - 2 * PageLayout.BACK_SIGN_WIDTH);
    canvas.writeCentred(title, layout.left(), layout.right(), layout.titleTop(), MenuCanvas.BRIGHT);
    paintBackSign();
    int ruleTop = layout.titleRuleTop();
    canvas.fill(layout.left() + 1, ruleTop, layout.right() - 1, ruleTop + 1, MenuCanvas.BAR);
    if (!rows.isEmpty()) {
      paintRows(chosenRow, firstLine);
    }
    paintFoot(footText(chosenRow), footPart);
    if (chosenRow >= 0 && page.hasPictures()) {
      page.picture(chosenRow).ifPresent(this::paintPicture);
    }
  }

  private void paintRows(int chosenRow, int firstLine) {
    int lastLine = layout.lastLine(firstLine);
    int from = layout.lines().firstRow(firstLine);
    for (int row = from; row <= layout.lines().lastRow(lastLine); row++) {
      int top = layout.rowTop(row, firstLine);
      if (rows.get(row).tile().isPresent()) {
        paintTile(row, top, row == chosenRow, row - from);
      } else {
        paintRow(rows.get(row), top, row == chosenRow);
      }
    }
    if (layout.isScrollable()) {
      paintScrollBar(firstLine, lastLine + 1);
    }
  }

  /**
   * Draws a picture with its label below. The position of the tile among the visible rows
   * determines which section of the palette its picture uses.
   */
  private void paintTile(int index, int top, boolean isChosen, int visibleIndex) {
    Row row = rows.get(index);
    Tile tile = row.tile().orElseThrow();
    int left = layout.tileLeft(index);
    int right = left + layout.tileWidth();
    if (isChosen) {
      canvas.fill(left, top, right, top + layout.tileHeight(), MenuCanvas.BAR);
    }
    int x = (left + right - GamePreviews.TILE_WIDTH) / 2;
    int y = top + 1;
    int end = y + GamePreviews.TILE_HEIGHT;
    canvas.drawSheet(x, y, x + GamePreviews.TILE_WIDTH, end - 1);
    tile.picture()
        .get()
        .ifPresent(picture -> canvas.drawPicture(picture, x, y, visibleIndex % Tile.MAX_TILES));
    for (String line : tileLabel(row.label(), tile.secondLine())) {
      canvas.writeCentred(line, left, right, end, colour(row, isChosen));
      end += textPainter.height();
    }
  }

  /** Returns the lines below a tile's picture. */
  private List<String> tileLabel(String label, String place) {
    int availableWidth = layout.tileWidth() - 2;
    if (!place.isEmpty() && layout.tileLines() > 1) {
      return List.of(
          textPainter.truncate(label, availableWidth), textPainter.truncate(place, availableWidth));
    }
    String text = place.isEmpty() ? label : place + ": " + label;
    List<String> lines = textPainter.wrap(text, availableWidth);
    return lines.size() <= layout.tileLines()
        ? lines
        : layout.tileLines() == 1
            ? List.of(textPainter.truncate(text, availableWidth))
            : List.of(
                lines.get(0),
                textPainter.truncate(
                    String.join(" ", lines.subList(1, lines.size())), availableWidth));
  }

  /** Draws an arrow with which players who only have a mouse can go back. */
  private void paintBackSign() {
    int left = layout.left() + PageLayout.PADDING;
    int middle = (layout.top() + layout.titleRuleTop()) / 2;
    for (int i = 0; i < BACK_SIZE; i++) {
      canvas.fill(left + i, middle - i, left + i + 1, middle + i + 1, MenuCanvas.TEXT);
    }
  }

  /**
   * Returns the text at the foot. If the selected row cannot show its name and value completely,
   * the text begins with them.
   */
  private String footText(int chosenRow) {
    String text = page.footFor(rows, chosenRow);
    boolean isFiltered = page.filter().filter(RowFilter::hasText).isPresent();
    if (chosenRow < 0 || isFiltered || isShownCompletely(chosenRow)) {
      return text;
    }
    Row row = rows.get(chosenRow);
    String fullText =
        row.value().isEmpty() || page.hasPictures()
            ? row.label()
            : row.label() + ": " + row.value();
    return text.isEmpty() ? fullText : fullText + ". " + text;
  }

  /** Returns whether the texts of a row are shown completely, on the row or beside its picture. */
  private boolean isShownCompletely(int index) {
    Row row = rows.get(index);
    if (row.tile().isPresent() || (page.hasPictures() && page.picture(index).isPresent())) {
      return true;
    }
    String value = PageLayout.displayedValue(row);
    return textPainter.width(row.label()) <= widthForName(row, rowWidth())
        && (page.hasPictures() || fittedValue(row, rowWidth()).equals(value));
  }

  private int rowWidth() {
    return layout.rowsRight() - layout.left() - 2 * PageLayout.PADDING + 2;
  }

  private int widthForName(Row row, int width) {
    int valueWidth = textPainter.width(fittedValue(row, width));
    return width - (valueWidth == 0 ? 0 : valueWidth + PageLayout.PADDING);
  }

  private void paintRow(Row row, int top, boolean isChosen) {
    int left = layout.left() + PageLayout.PADDING;
    int right = left + rowWidth();
    if (isChosen) {
      int bottom = top + layout.rowHeight();
      canvas.fill(layout.left() + 2, top, layout.rowsRight() - 1, bottom, MenuCanvas.BAR);
    }
    String value = fittedValue(row, rowWidth());
    int valueWidth = textPainter.width(value);
    int colour = colour(row, isChosen);
    String name = textPainter.truncate(row.label(), widthForName(row, rowWidth()));
    canvas.write(name, left, top + 1, colour);
    // The value is centred, because a click on its left or right half steps back or forward, in any
    // font.
    canvas.writeCentred(value, right - valueWidth, right, top + 1, colour);
  }

  /**
   * Returns the value of a row, cut to the space beside the name. The name has precedence, but the
   * value has at least a third of the row. On a page with pictures, a value that would be cut is
   * left out, because the time of a save is also shown below the picture.
   */
  private String fittedValue(Row row, int columns) {
    int freeColumns = columns - textPainter.width(row.label()) - PageLayout.PADDING;
    String value = PageLayout.displayedValue(row);
    String fitted = textPainter.truncate(value, Math.max(columns / 3, freeColumns));
    return page.hasPictures() && !fitted.equals(value) ? "" : fitted;
  }

  private static int colour(Row row, boolean isChosen) {
    return switch (row.kind()) {
      case UNAVAILABLE -> MenuCanvas.DIM;
      case TEXT -> MenuCanvas.TEXT;
      case ACTION, VALUE -> isChosen ? MenuCanvas.BRIGHT : MenuCanvas.TEXT;
    };
  }

  /** Paints the scroll bar, which shows which lines are visible. */
  private void paintScrollBar(int first, int end) {
    int left = ScrollBar.leftEdge(layout);
    int right = ScrollBar.right(layout);
    canvas.fill(left, scrollBarRow(0), right, scrollBarRow(layout.lines().count()), MenuCanvas.BAR);
    canvas.fill(left, scrollBarRow(first), right, scrollBarRow(end), MenuCanvas.TEXT);
  }

  private int scrollBarRow(int line) {
    return ScrollBar.screenRow(layout, line);
  }

  private void paintFoot(String text, int part) {
    int right = page.hasPictures() ? layout.rowsRight() : layout.right();
    int availableWidth = right - layout.left() - 2 * PageLayout.PADDING;
    List<String> lines = text.isEmpty() ? List.of() : textPainter.wrap(text, availableWidth);
    int linesPerPart = layout.footLines();
    int parts = Math.max(1, (lines.size() + linesPerPart - 1) / linesPerPart);
    int from = part % parts * linesPerPart;
    for (int i = from; i < Math.min(from + linesPerPart, lines.size()); i++) {
      int y = layout.footTop() + (i - from) * textPainter.height();
      canvas.write(lines.get(i), layout.left() + PageLayout.PADDING, y, MenuCanvas.TEXT);
    }
  }

  private void paintPicture(PagePicture pagePicture) {
    int left = layout.pictureLeft();
    int top = layout.titleBottom() + 1;
    pagePicture.picture().ifPresent(picture -> canvas.drawPicture(picture, left, top));
    int y = top + (pagePicture.picture().isPresent() ? Thumbnail.HEIGHT + 4 : 0);
    int lineCount = (layout.bottom() - y) / textPainter.height();
    // The last line is optional.
    List<String> requiredLines =
        pagePicture.lines().subList(0, Math.max(0, pagePicture.lines().size() - 1));
    boolean isTextComplete = wrap(requiredLines).size() <= lineCount;
    for (String part : wrap(isTextComplete ? pagePicture.lines() : pagePicture.briefLines())) {
      if (y + textPainter.height() > layout.bottom()) {
        return;
      }
      canvas.write(part, left, y, MenuCanvas.TEXT);
      y += textPainter.height();
    }
  }

  private List<String> wrap(List<String> lines) {
    return lines.stream()
        .flatMap(line -> textPainter.wrap(line, Thumbnail.WIDTH).stream())
        .toList();
  }
}
