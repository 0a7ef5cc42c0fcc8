package org.bowsprit.player.menu;

import java.util.List;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.library.GamePreviews;

/** Paints a page: sheet, title, rows, the text at its foot, and a picture. */
final class PagePainter {

  private static final int BACK_SIZE = 5;

  private final Page page;
  private final List<Row> rows;
  private final PageLayout layout;
  private final MenuCanvas canvas;
  private final Lettering letters;

  PagePainter(Page page, List<Row> rows, PageLayout layout, MenuCanvas canvas) {
    this.page = page;
    this.rows = rows;
    this.layout = layout;
    this.canvas = canvas;
    letters = canvas.letters();
  }

  /**
   * Paints the page.
   *
   * @param chosen the index of the selected row; −1 for none
   * @param first the first visible line
   * @param turn the visible part of a text at the foot that is too long; the first part follows the
   *     last
   */
  void paint(int chosen, int first, int turn) {
    canvas.sheet(layout.left(), layout.top(), layout.right(), layout.bottom());
    String title =
        letters.fitted(page.title(), layout.right() - layout.left() - 2 * PageLayout.BACK);
    canvas.writeCentred(title, layout.left(), layout.right(), layout.titleTop(), MenuCanvas.BRIGHT);
    back();
    int line = layout.titleLine();
    canvas.fill(layout.left() + 1, line, layout.right() - 1, line + 1, MenuCanvas.BAR);
    if (!rows.isEmpty()) {
      list(chosen, first);
    }
    foot(footText(chosen), turn);
    if (chosen >= 0 && page.hasPictures()) {
      page.picture(chosen).ifPresent(this::picture);
    }
  }

  private void list(int chosen, int first) {
    int lastLine = layout.lastLine(first);
    int from = layout.lines().firstRow(first);
    for (int row = from; row <= layout.lines().lastRow(lastLine); row++) {
      int top = layout.rowTop(row, first);
      if (rows.get(row).tile().isPresent()) {
        tile(row, top, row == chosen, row - from);
      } else {
        row(rows.get(row), top, row == chosen);
      }
    }
    if (layout.scrolls()) {
      scrollBar(first, lastLine + 1);
    }
  }

  /** Draws a picture with its label below. Its place among the visible rows chooses its colours. */
  private void tile(int index, int top, boolean chosen, int place) {
    Row row = rows.get(index);
    Tile tile = row.tile().orElseThrow();
    int left = layout.tileLeft(index);
    int right = left + layout.tileWidth();
    if (chosen) {
      canvas.fill(left, top, right, top + layout.tileHeight(), MenuCanvas.BAR);
    }
    int x = (left + right - GamePreviews.TILE_WIDTH) / 2;
    int y = top + 1;
    int end = y + GamePreviews.TILE_HEIGHT;
    canvas.sheet(x, y, x + GamePreviews.TILE_WIDTH, end - 1);
    tile.picture().get().ifPresent(picture -> canvas.picture(picture, x, y, place % Tile.MOST));
    for (String line : label(row.label(), tile.place())) {
      canvas.writeCentred(line, left, right, end, colour(row, chosen));
      end += letters.height();
    }
  }

  /** Returns the lines below a tile's picture. */
  private List<String> label(String label, String place) {
    int room = layout.tileWidth() - 2;
    if (!place.isEmpty() && layout.tileLines() > 1) {
      return List.of(letters.fitted(label, room), letters.fitted(place, room));
    }
    String text = place.isEmpty() ? label : place + ": " + label;
    List<String> lines = letters.wrapped(text, room);
    return lines.size() <= layout.tileLines()
        ? lines
        : layout.tileLines() == 1
            ? List.of(letters.fitted(text, room))
            : List.of(
                lines.get(0),
                letters.fitted(String.join(" ", lines.subList(1, lines.size())), room));
  }

  /** Draws a sign that points back, for players who only have a mouse. */
  private void back() {
    int left = layout.left() + PageLayout.PAD;
    int middle = (layout.top() + layout.titleLine()) / 2;
    for (int i = 0; i < BACK_SIZE; i++) {
      canvas.fill(left + i, middle - i, left + i + 1, middle + i + 1, MenuCanvas.TEXT);
    }
  }

  /**
   * Returns the text at the foot. If the selected row cannot show its texts completely, they
   * precede the hint.
   */
  private String footText(int chosen) {
    String text = page.shownFoot(rows, chosen);
    boolean isFiltered = page.filter().filter(RowFilter::isTyped).isPresent();
    if (chosen < 0 || isFiltered || isWhole(chosen)) {
      return text;
    }
    Row row = rows.get(chosen);
    String whole =
        row.value().isEmpty() || page.hasPictures()
            ? row.label()
            : row.label() + ": " + row.value();
    return text.isEmpty() ? whole : whole + ". " + text;
  }

  /** Returns whether the texts of a row are shown completely, on the row or beside its picture. */
  private boolean isWhole(int index) {
    Row row = rows.get(index);
    if (row.tile().isPresent() || (page.hasPictures() && page.picture(index).isPresent())) {
      return true;
    }
    String value = PageLayout.shownValue(row);
    return letters.width(row.label()) <= roomForName(row, rowWidth())
        && (page.hasPictures() || shownValue(row, rowWidth()).equals(value));
  }

  private int rowWidth() {
    return layout.rowsRight() - layout.left() - 2 * PageLayout.PAD + 2;
  }

  private int roomForName(Row row, int width) {
    int valueWidth = letters.width(shownValue(row, width));
    return width - (valueWidth == 0 ? 0 : valueWidth + PageLayout.PAD);
  }

  private void row(Row row, int top, boolean chosen) {
    int left = layout.left() + PageLayout.PAD;
    int right = left + rowWidth();
    if (chosen) {
      int bottom = top + layout.rowHeight();
      canvas.fill(layout.left() + 2, top, layout.rowsRight() - 1, bottom, MenuCanvas.BAR);
    }
    String value = shownValue(row, rowWidth());
    int valueWidth = letters.width(value);
    int colour = colour(row, chosen);
    String name = letters.fitted(row.label(), roomForName(row, rowWidth()));
    canvas.write(name, left, top + 1, colour);
    // Centred in its place, because a click on the left or right half steps back or forward,
    // whatever the font.
    canvas.writeCentred(value, right - valueWidth, right, top + 1, colour);
  }

  /**
   * Returns the value as shown. A name has precedence over its value, which has at least a third of
   * the row. If the row has a picture, the time of a save is also shown below the picture, so a
   * value that would be cut is left out.
   */
  private String shownValue(Row row, int columns) {
    int free = columns - letters.width(row.label()) - PageLayout.PAD;
    String value = PageLayout.shownValue(row);
    String fitted = letters.fitted(value, Math.max(columns / 3, free));
    return page.hasPictures() && !fitted.equals(value) ? "" : fitted;
  }

  private static int colour(Row row, boolean chosen) {
    return switch (row.kind()) {
      case REFUSED -> MenuCanvas.DIM;
      case TEXT -> MenuCanvas.TEXT;
      case ACTION, VALUE -> chosen ? MenuCanvas.BRIGHT : MenuCanvas.TEXT;
    };
  }

  /** Paints the scroll bar, which shows which lines are visible. */
  private void scrollBar(int first, int end) {
    int left = ScrollBar.left(layout);
    int right = ScrollBar.right(layout);
    canvas.fill(left, bar(0), right, bar(layout.lines().count()), MenuCanvas.BAR);
    canvas.fill(left, bar(first), right, bar(end), MenuCanvas.TEXT);
  }

  private int bar(int line) {
    return ScrollBar.rowOfScreen(layout, line);
  }

  private void foot(String text, int turn) {
    int right = page.hasPictures() ? layout.rowsRight() : layout.right();
    int room = right - layout.left() - 2 * PageLayout.PAD;
    List<String> lines = text.isEmpty() ? List.of() : letters.wrapped(text, room);
    int places = layout.footLines();
    int parts = Math.max(1, (lines.size() + places - 1) / places);
    int from = turn % parts * places;
    for (int i = from; i < Math.min(from + places, lines.size()); i++) {
      int y = layout.footTop() + (i - from) * letters.height();
      canvas.write(lines.get(i), layout.left() + PageLayout.PAD, y, MenuCanvas.TEXT);
    }
  }

  private void picture(PagePicture shown) {
    int left = layout.pictureLeft();
    int top = layout.titleBottom() + 1;
    shown.picture().ifPresent(picture -> canvas.picture(picture, left, top));
    int y = top + (shown.picture().isPresent() ? Thumbnail.HEIGHT + 4 : 0);
    int places = (layout.bottom() - y) / letters.height();
    // The last line is optional.
    List<String> wanted = shown.lines().subList(0, Math.max(0, shown.lines().size() - 1));
    boolean fits = wrapped(wanted).size() <= places;
    for (String part : wrapped(fits ? shown.lines() : shown.brief())) {
      if (y + letters.height() > layout.bottom()) {
        return;
      }
      canvas.write(part, left, y, MenuCanvas.TEXT);
      y += letters.height();
    }
  }

  private List<String> wrapped(List<String> lines) {
    return lines.stream().flatMap(line -> letters.wrapped(line, Thumbnail.WIDTH).stream()).toList();
  }
}
