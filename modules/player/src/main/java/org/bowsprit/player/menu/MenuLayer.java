package org.bowsprit.player.menu;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.layer.Layer;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent.PadButton;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;

/**
 * The menu over the game. It is a stack of pages, and the top page is shown. A bar marks the
 * selected row. The game is paused while a page is open.
 */
public final class MenuLayer implements Layer {

  private static final int NONE = -1;
  private static final int ROWS_PER_NOTCH = 3;

  /**
   * The number of frames for which a part of a hint is shown. They last two and a half seconds,
   * which is enough time to read two lines.
   */
  private static final int FRAMES_PER_HINT_PART = 150;

  private final Function<byte[], MenuStyle> styleForPalette;
  private final Function<Charset, Lettering> textPainterForFont;
  private final Deque<OpenPage> pages = new ArrayDeque<>();
  private final Map<String, Integer> bookmarks = new HashMap<>();
  private final ScrollBar scrollBar = new ScrollBar();
  private final DoubleClick doubleClick = new DoubleClick();
  private MenuStyle style;
  private Lettering textPainter;
  private PageLayout layout;
  private OpenPage hintPage;
  private int hintRow;
  private int hintFrames;
  private boolean isPointerUsed;
  private int mouseX;
  private int mouseY;

  /** An open page and the player's position on it. */
  private static final class OpenPage {
    private final Page page;
    private int chosenRow = NONE;
    private int firstLine;

    private OpenPage(Page page) {
      this.page = page;
    }
  }

  /**
   * Creates a closed menu.
   *
   * @param styleForPalette returns the game's look for the current palette
   * @param textPainterForFont returns the painter of text in a font, in the size that the player
   *     chose
   */
  MenuLayer(
      Function<byte[], MenuStyle> styleForPalette,
      Function<Charset, Lettering> textPainterForFont) {
    this.styleForPalette = styleForPalette;
    this.textPainterForFont = textPainterForFont;
  }

  /** Opens a page above the others. */
  void open(Page page) {
    OpenPage openPage = new OpenPage(page);
    openPage.chosenRow = page.bookmark().map(bookmarks::get).orElse(NONE);
    pages.push(openPage);
    resetLayout();
  }

  /** Returns to the page below; from the lowest page, to the game. */
  void closePage() {
    pages.pop();
    resetLayout();
  }

  /** Closes a page and all pages above it. */
  void backFrom(Page page) {
    while (pages.pop().page != page) {
      // Closes the page and the pages above it.
    }
    resetLayout();
  }

  private void resetLayout() {
    layout = null;
    scrollBar.release();
  }

  /**
   * Goes back one page. Called when the player presses Escape, Backspace or the right mouse button.
   */
  private void goBack(Page page) {
    page.backAction().ifPresentOrElse(Runnable::run, this::closePage);
  }

  /**
   * Returns whether the lowest page is the start page, which is shown before a game has been
   * started.
   */
  boolean isStart() {
    return isShown() && pages.getLast().page.backAction().isPresent();
  }

  /** Returns to the game or, if none has been started yet, to the lowest page. */
  void dismiss() {
    if (isStart()) {
      while (pages.size() > 1) {
        pages.pop();
      }
      resetLayout();
    } else {
      close();
    }
  }

  /** Closes all pages and returns to the game. */
  public void close() {
    pages.clear();
    resetLayout();
    style = null;
  }

  /** Returns the text to read aloud: the page's title and the selected row. */
  String textToReadAloud() {
    if (pages.isEmpty()) {
      return "";
    }
    OpenPage openPage = pages.peek();
    List<Row> rows = rows(openPage);
    Stream<String> rowTexts =
        openPage.chosenRow >= 0 && openPage.chosenRow < rows.size()
            ? Stream.of(rows.get(openPage.chosenRow))
                .flatMap(row -> Stream.of(row.label(), row.value(), row.hint()))
            : Stream.of();
    return Stream.concat(Stream.of(openPage.page.title()), rowTexts)
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining(". "));
  }

  @Override
  public boolean isShown() {
    return !pages.isEmpty();
  }

  @Override
  public boolean pausesGame() {
    return true;
  }

  @Override
  public boolean receivesAllKeys() {
    return isShown() && pages.peek().page.receivesAllKeys();
  }

  @Override
  public boolean take(PadButton button) {
    return isShown() && (pages.peek().page.handle(button) || handlePadButton(button));
  }

  @Override
  public void handleText(String text) {
    pages.peek().page.handleText(text);
  }

  @Override
  public boolean take(Path file) {
    return pages.peek().page.handle(file);
  }

  /**
   * Moves the bar with the directional pad. The buttons that usually click at the pointer act on
   * the bar if the bar was last moved by the pad and not by the pointer.
   *
   * @return whether the button was one of these
   */
  private boolean handlePadButton(PadButton button) {
    int key =
        switch (button) {
          case PAD_UP -> KeyCodes.UP;
          case PAD_DOWN -> KeyCodes.DOWN;
          case PAD_LEFT -> KeyCodes.LEFT;
          case PAD_RIGHT -> KeyCodes.RIGHT;
          case SOUTH -> isPointerUsed ? NONE : KeyCodes.ENTER;
          case EAST -> isPointerUsed ? NONE : KeyCodes.ESCAPE;
          default -> NONE;
        };
    if (key != NONE) {
      isPointerUsed = false;
      pressKey(new Input.Key(key));
    }
    return key != NONE;
  }

  @Override
  public boolean take(Input input) {
    boolean wasPointerUsed = isPointerUsed;
    isPointerUsed = !(input instanceof Input.Key key) || (isPointerUsed && isWheelKey(key));
    if (input instanceof Input.Move move) {
      move(move, wasPointerUsed);
      return false;
    }
    if (input instanceof Input.Key key) {
      pressKey(key);
    } else if (input instanceof Input.Press press) {
      click(press.x(), press.y(), press.button());
    } else if (input instanceof Input.Click click) {
      click(click.x(), click.y(), click.button());
      scrollBar.release();
    } else {
      scrollBar.release();
    }
    return true;
  }

  private static boolean isWheelKey(Input.Key key) {
    return key.code() == KeyCodes.UP || key.code() == KeyCodes.DOWN;
  }

  /** Scrolls a list that is longer than its page. The bar stays under the mouse. */
  @Override
  public boolean handleWheel(int notches) {
    OpenPage openPage = pages.peek();
    if (layout == null || !layout.isScrollable() || openPage.page.receivesAllKeys()) {
      // While the page waits for a key, the wheel does not act as a key.
      return openPage.page.receivesAllKeys();
    }
    isPointerUsed = true;
    int lines = Integer.signum(notches) * (layout.lines().hasTiles() ? 1 : ROWS_PER_NOTCH);
    scrollTo(openPage, Math.max(0, Math.min(layout.maxFirstLine(), openPage.firstLine - lines)));
    selectAt(mouseX, mouseY);
    return true;
  }

  /** Scrolls the list to a line, and moves the bar with it. */
  private void scrollTo(OpenPage openPage, int firstLine) {
    openPage.firstLine = firstLine;
    int lastRow = layout.lines().lastRow(layout.lastLine(firstLine));
    openPage.chosenRow =
        Math.max(layout.lines().firstRow(firstLine), Math.min(lastRow, openPage.chosenRow));
  }

  /**
   * Moves the bar with the mouse. The first move after a key is ignored: a window that is resized
   * by a key reports a mouse move, too.
   */
  private void move(Input.Move move, boolean wasPointerUsed) {
    if (scrollBar.isHeld() && layout != null) {
      scrollTo(pages.peek(), scrollBar.firstLineAt(layout, move.y()));
    } else if (wasPointerUsed) {
      selectAt(move.x(), move.y());
    } else {
      mouseX = move.x();
      mouseY = move.y();
    }
  }

  private void selectAt(int x, int y) {
    mouseX = x;
    mouseY = y;
    OpenPage openPage = pages.peek();
    int row = layout == null ? NONE : layout.rowAt(x, y, openPage.firstLine);
    List<Row> rows = rows(openPage);
    if (row != NONE && row < rows.size() && rows.get(row).canBeChosen()) {
      openPage.chosenRow = row;
    }
  }

  private void click(int x, int y, Input.Button button) {
    OpenPage openPage = pages.peek();
    if (button == Input.Button.LEFT && doubleClick.isSecondClick(openPage.page, x, y)) {
      return;
    }
    if (button == Input.Button.LEFT
        && layout != null
        && scrollBar.press(layout, openPage.firstLine, x, y)) {
      scrollTo(openPage, scrollBar.firstLineAt(layout, y));
      return;
    }
    selectAt(x, y);
    if (button == Input.Button.RIGHT || (layout != null && layout.isOnBackSign(x, y))) {
      goBack(openPage.page);
    } else if (layout != null && layout.rowAt(x, y, openPage.firstLine) == openPage.chosenRow) {
      Row row = chosenRow(openPage);
      if (row.kind() == Row.Kind.VALUE && isOnDecrease(row, x)) {
        row.step().accept(-1);
      } else {
        row.enter().run();
      }
    }
  }

  /**
   * Returns whether a column is on the left half of a row's value. A click there selects the
   * previous value. A click on the rest of the row, including the name, selects the next value.
   */
  private boolean isOnDecrease(Row row, int x) {
    int width = textPainter.width(PageLayout.displayedValue(row));
    int right = layout.rowsRight() - PageLayout.PADDING;
    return x >= right - width - PageLayout.PADDING && x < right - width / 2;
  }

  private void pressKey(Input.Key key) {
    OpenPage openPage = pages.peek();
    if (openPage.page.handle(key)) {
      return;
    }
    selectChoosable(openPage, rows(openPage));
    switch (key.code()) {
      case KeyCodes.UP -> move(openPage, -1);
      case KeyCodes.DOWN, KeyCodes.TAB -> move(openPage, 1);
      case KeyCodes.PAGE_UP -> moveByLines(openPage, -linesPerPage());
      case KeyCodes.PAGE_DOWN -> moveByLines(openPage, linesPerPage());
      case KeyCodes.HOME -> selectNearest(openPage, 0);
      case KeyCodes.END -> selectNearest(openPage, rows(openPage).size() - 1);
      case KeyCodes.LEFT, '-' -> step(openPage, -1);
      case KeyCodes.RIGHT, '+' -> step(openPage, 1);
      case KeyCodes.ENTER, KeyCodes.SPACE -> chosenRow(openPage).enter().run();
      case KeyCodes.ESCAPE, KeyCodes.BACKSPACE -> goBack(openPage.page);
      default -> selectByLetter(openPage, key.code());
    }
  }

  private Row chosenRow(OpenPage openPage) {
    List<Row> rows = rows(openPage);
    selectChoosable(openPage, rows);
    return openPage.chosenRow == NONE ? Row.text("") : rows.get(openPage.chosenRow);
  }

  /** Moves the bar to the next or the previous tile, or steps through the values of a row. */
  private void step(OpenPage openPage, int offset) {
    Row row = chosenRow(openPage);
    List<Row> rows = rows(openPage);
    int neighbour = openPage.chosenRow + offset;
    if (row.tile().isEmpty()) {
      row.step().accept(offset);
    } else if (neighbour >= 0
        && neighbour < rows.size()
        && rows.get(neighbour).tile().isPresent()) {
      openPage.chosenRow = neighbour;
    }
  }

  /** Moves the bar to the next line that can be selected. The first line follows the last. */
  private void move(OpenPage openPage, int offset) {
    List<Row> rows = rows(openPage);
    PageLines lines = new PageLines(rows);
    for (int i = 1; i <= lines.count(); i++) {
      int line = Math.floorMod(lines.lineOf(openPage.chosenRow) + i * offset, lines.count());
      int row = lines.rowAt(line, lines.columnOf(openPage.chosenRow));
      if (rows.get(row).canBeChosen()) {
        openPage.chosenRow = row;
        return;
      }
    }
  }

  /**
   * Returns the number of lines by which the Page Down key moves the bar, so that the last visible
   * line stays visible.
   */
  private int linesPerPage() {
    return layout == null
        ? 1
        : Math.max(1, layout.lastLine(pages.peek().firstLine) - pages.peek().firstLine);
  }

  /** Moves the bar by a number of lines. */
  private void moveByLines(OpenPage openPage, int offset) {
    PageLines lines = new PageLines(rows(openPage));
    if (lines.count() == 0) {
      return;
    }
    int line = Math.max(0, Math.min(lines.count() - 1, lines.lineOf(openPage.chosenRow) + offset));
    selectNearest(openPage, lines.rowAt(line, lines.columnOf(openPage.chosenRow)));
  }

  /** Moves the bar to a row, or to the nearest row that can be selected. */
  private void selectNearest(OpenPage openPage, int targetRow) {
    List<Row> rows = rows(openPage);
    IntStream.range(0, rows.size())
        .filter(row -> rows.get(row).canBeChosen())
        .boxed()
        .min(Comparator.comparingInt(row -> Math.abs(row - targetRow)))
        .ifPresent(row -> openPage.chosenRow = row);
  }

  /** Moves the bar to the next row whose label begins with the given letter. */
  private void selectByLetter(OpenPage openPage, int letter) {
    List<Row> rows = rows(openPage);
    for (int i = 1; i <= rows.size(); i++) {
      int row = Math.floorMod(openPage.chosenRow + i, rows.size());
      String label = rows.get(row).label();
      if (rows.get(row).canBeChosen()
          && !label.isEmpty()
          && Character.toLowerCase(label.charAt(0)) == Character.toLowerCase(letter)) {
        openPage.chosenRow = row;
        return;
      }
    }
  }

  /** Puts the bar on a row that can be selected: the current row, or the next, or the first. */
  private static void selectChoosable(OpenPage openPage, List<Row> rows) {
    int from = Math.max(0, Math.min(openPage.chosenRow, rows.size() - 1));
    openPage.chosenRow =
        IntStream.concat(IntStream.range(from, rows.size()), IntStream.range(0, from))
            .filter(row -> rows.get(row).canBeChosen())
            .findFirst()
            .orElse(NONE);
  }

  /** Returns the rows of a page, with long texts broken into several rows. */
  private List<Row> rows(OpenPage openPage) {
    List<Row> rows = new ArrayList<>();
    for (Row row : openPage.page.rows()) {
      if (row.kind() == Row.Kind.TEXT && textPainter != null) {
        textPainter
            .wrap(row.label(), PageLayout.maxRowWidth())
            .forEach(line -> rows.add(Row.text(line)));
      } else {
        rows.add(row);
      }
    }
    return rows;
  }

  @Override
  public void draw(Frame frame) {
    doubleClick.countPicture();
    if (style == null) {
      style = styleForPalette.apply(frame.palette());
    }
    textPainter = textPainterForFont.apply(style.font());
    OpenPage openPage = pages.peek();
    List<Row> rows = rows(openPage);
    selectChoosable(openPage, rows);
    openPage.page.bookmark().ifPresent(name -> bookmarks.put(name, openPage.chosenRow));
    boolean hasFoot =
        !openPage.page.foot().isEmpty()
            || rows.stream().anyMatch(row -> !row.hint().isEmpty() || isTooWide(row));
    boolean isNew = layout == null;
    layout = new PageLayout(openPage.page, rows, hasFoot, textPainter);
    if (isNew && isPointerUsed) {
      selectAt(mouseX, mouseY);
    }
    scrollToChosen(openPage);
    MenuCanvas canvas = new MenuCanvas(frame, style, textPainter);
    new PagePainter(openPage.page, rows, layout, canvas)
        .paint(openPage.chosenRow, openPage.firstLine, hintPart(openPage));
    canvas.showPointer(isPointerUsed);
  }

  /**
   * Returns whether the name of a row is too wide for the row. The name is then also written at the
   * foot.
   */
  private boolean isTooWide(Row row) {
    return row.tile().isEmpty() && textPainter.width(row.label()) > PageLayout.maxRowWidth();
  }

  /**
   * Counts a frame. Returns the number of parts of the selected row's hint that have been shown for
   * their full time.
   */
  private int hintPart(OpenPage openPage) {
    if (hintPage != openPage || hintRow != openPage.chosenRow) {
      hintPage = openPage;
      hintRow = openPage.chosenRow;
      hintFrames = 0;
    }
    return hintFrames++ / FRAMES_PER_HINT_PART;
  }

  /** Scrolls the selected row into view. A list may have become shorter. */
  private void scrollToChosen(OpenPage openPage) {
    openPage.firstLine = Math.min(openPage.firstLine, layout.maxFirstLine());
    int line = layout.lines().lineOf(openPage.chosenRow);
    if (openPage.chosenRow != NONE && line < openPage.firstLine) {
      openPage.firstLine = line;
    }
    while (line > layout.lastLine(openPage.firstLine)) {
      openPage.firstLine++;
    }
  }
}
