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
 * The menu over the game. It is a stack of pages, and the top page is shown. The game is paused
 * while a page is open.
 */
public final class MenuLayer implements Layer {

  private static final int NONE = -1;
  private static final int ROWS_A_NOTCH = 3;

  /**
   * The number of pictures for which a part of a hint is shown. They last two and a half seconds,
   * which is enough to read two lines.
   */
  private static final int PICTURES_A_TURN = 150;

  private final Function<byte[], MenuLook> looks;
  private final Function<Charset, Lettering> writing;
  private final Deque<OpenPage> pages = new ArrayDeque<>();
  private final Map<String, Integer> bookmarks = new HashMap<>();
  private final ScrollBar scrollBar = new ScrollBar();
  private final DoubleClick doubleClick = new DoubleClick();
  private MenuLook look;
  private Lettering letters;
  private PageLayout layout;
  private OpenPage toldPage;
  private int toldRow;
  private int picturesTold;
  private boolean byMouse;
  private int mouseX;
  private int mouseY;

  /** An open page and the player's position on it. */
  private static final class OpenPage {
    private final Page page;
    private int chosen = NONE;
    private int first;

    private OpenPage(Page page) {
      this.page = page;
    }
  }

  /**
   * Creates a closed menu.
   *
   * @param looks returns the game's look for the current palette
   * @param writing returns a writer for a font, in the player's size
   */
  MenuLayer(Function<byte[], MenuLook> looks, Function<Charset, Lettering> writing) {
    this.looks = looks;
    this.writing = writing;
  }

  /** Opens a page above the others. */
  void open(Page page) {
    OpenPage opened = new OpenPage(page);
    opened.chosen = page.bookmark().map(bookmarks::get).orElse(NONE);
    pages.push(opened);
    leaveLayout();
  }

  /** Returns to the page below; from the lowest page, to the game. */
  void back() {
    pages.pop();
    leaveLayout();
  }

  /** Returns to the page below an open page. */
  void backFrom(Page page) {
    while (pages.pop().page != page) {
      // The pages above it are closed, too.
    }
    leaveLayout();
  }

  private void leaveLayout() {
    layout = null;
    scrollBar.release();
  }

  /** Goes back when the player asks for it by a key or the right button. */
  private void leave(Page page) {
    page.wayBack().ifPresentOrElse(Runnable::run, this::back);
  }

  /** Returns whether the lowest page is a start page, before a game has been started. */
  boolean isStart() {
    return isShown() && pages.getLast().page.wayBack().isPresent();
  }

  /** Returns to the game or, if none has been started yet, to the lowest page. */
  void dismiss() {
    if (isStart()) {
      while (pages.size() > 1) {
        pages.pop();
      }
      leaveLayout();
    } else {
      close();
    }
  }

  /** Closes all pages and returns to the game. */
  public void close() {
    pages.clear();
    leaveLayout();
    look = null;
  }

  /** Returns the text to read aloud: the page's title and the selected row. */
  String told() {
    if (pages.isEmpty()) {
      return "";
    }
    OpenPage open = pages.peek();
    List<Row> rows = rows(open);
    Stream<String> row =
        open.chosen >= 0 && open.chosen < rows.size()
            ? Stream.of(rows.get(open.chosen))
                .flatMap(one -> Stream.of(one.label(), one.value(), one.hint()))
            : Stream.of();
    return Stream.concat(Stream.of(open.page.title()), row)
        .filter(part -> !part.isBlank())
        .collect(Collectors.joining(". "));
  }

  @Override
  public boolean isShown() {
    return !pages.isEmpty();
  }

  @Override
  public boolean holdsGame() {
    return true;
  }

  @Override
  public boolean takesEveryKey() {
    return isShown() && pages.peek().page.takesEveryKey();
  }

  @Override
  public boolean take(PadButton button) {
    return isShown() && (pages.peek().page.take(button) || steer(button));
  }

  @Override
  public void takeText(String text) {
    pages.peek().page.takeText(text);
  }

  @Override
  public boolean take(Path file) {
    return pages.peek().page.take(file);
  }

  /**
   * Moves the bar with the directional pad. If the pad and not the pointer moved the bar last, the
   * buttons that usually click at the pointer act on the bar.
   *
   * @return whether the button was one of these
   */
  private boolean steer(PadButton button) {
    int key =
        switch (button) {
          case PAD_UP -> KeyCodes.UP;
          case PAD_DOWN -> KeyCodes.DOWN;
          case PAD_LEFT -> KeyCodes.LEFT;
          case PAD_RIGHT -> KeyCodes.RIGHT;
          case SOUTH -> byMouse ? NONE : KeyCodes.ENTER;
          case EAST -> byMouse ? NONE : KeyCodes.ESCAPE;
          default -> NONE;
        };
    if (key != NONE) {
      byMouse = false;
      press(new Input.Key(key));
    }
    return key != NONE;
  }

  @Override
  public boolean take(Input input) {
    boolean wasByMouse = byMouse;
    byMouse = !(input instanceof Input.Key key) || (byMouse && isOfTheWheel(key));
    if (input instanceof Input.Move move) {
      move(move, wasByMouse);
      return false;
    }
    if (input instanceof Input.Key key) {
      press(key);
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

  private static boolean isOfTheWheel(Input.Key key) {
    return key.code() == KeyCodes.UP || key.code() == KeyCodes.DOWN;
  }

  /** The wheel scrolls a list that is longer than its page. The bar stays under the mouse. */
  @Override
  public boolean takeWheel(int notches) {
    OpenPage open = pages.peek();
    if (layout == null || !layout.scrolls() || open.page.takesEveryKey()) {
      // While the page waits for a key, the wheel does not act as a key.
      return open.page.takesEveryKey();
    }
    byMouse = true;
    int moved = Integer.signum(notches) * (layout.lines().hasTiles() ? 1 : ROWS_A_NOTCH);
    scrollTo(open, Math.max(0, Math.min(layout.lastFirst(), open.first - moved)));
    point(mouseX, mouseY);
    return true;
  }

  /** Scrolls the list to a line, and moves the bar with it. */
  private void scrollTo(OpenPage open, int first) {
    open.first = first;
    int last = layout.lines().lastRow(layout.lastLine(first));
    open.chosen = Math.max(layout.lines().firstRow(first), Math.min(last, open.chosen));
  }

  /**
   * Moves the bar with the mouse. The first move after a key is ignored: a window that is resized
   * by a key reports a mouse move, too.
   */
  private void move(Input.Move move, boolean wasByMouse) {
    if (scrollBar.isHeld() && layout != null) {
      scrollTo(pages.peek(), scrollBar.firstAt(layout, move.y()));
    } else if (wasByMouse) {
      point(move.x(), move.y());
    } else {
      mouseX = move.x();
      mouseY = move.y();
    }
  }

  private void point(int x, int y) {
    mouseX = x;
    mouseY = y;
    OpenPage open = pages.peek();
    int row = layout == null ? NONE : layout.rowAt(x, y, open.first);
    List<Row> rows = rows(open);
    if (row != NONE && row < rows.size() && rows.get(row).canBeChosen()) {
      open.chosen = row;
    }
  }

  private void click(int x, int y, Input.Button button) {
    OpenPage open = pages.peek();
    if (button == Input.Button.LEFT && doubleClick.isMeantForPageBefore(open.page, x, y)) {
      return;
    }
    if (button == Input.Button.LEFT
        && layout != null
        && scrollBar.press(layout, open.first, x, y)) {
      scrollTo(open, scrollBar.firstAt(layout, y));
      return;
    }
    point(x, y);
    if (button == Input.Button.RIGHT || (layout != null && layout.isBack(x, y))) {
      leave(open.page);
    } else if (layout != null && layout.rowAt(x, y, open.first) == open.chosen) {
      Row row = chosen(open);
      if (row.kind() == Row.Kind.VALUE && isOnLess(row, x)) {
        row.step().accept(-1);
      } else {
        row.enter().run();
      }
    }
  }

  /**
   * Returns whether a column is on the left half of a row's value. A click there steps back. A
   * click on the rest of the row, including the name, steps forward.
   */
  private boolean isOnLess(Row row, int x) {
    int width = letters.width(PageLayout.shownValue(row));
    int right = layout.rowsRight() - PageLayout.PAD;
    return x >= right - width - PageLayout.PAD && x < right - width / 2;
  }

  private void press(Input.Key key) {
    OpenPage open = pages.peek();
    if (open.page.take(key)) {
      return;
    }
    settle(open, rows(open));
    switch (key.code()) {
      case KeyCodes.UP -> move(open, -1);
      case KeyCodes.DOWN, KeyCodes.TAB -> move(open, 1);
      case KeyCodes.PAGE_UP -> leap(open, -page());
      case KeyCodes.PAGE_DOWN -> leap(open, page());
      case KeyCodes.HOME -> leapTo(open, 0);
      case KeyCodes.END -> leapTo(open, rows(open).size() - 1);
      case KeyCodes.LEFT, '-' -> step(open, -1);
      case KeyCodes.RIGHT, '+' -> step(open, 1);
      case KeyCodes.ENTER, KeyCodes.SPACE -> chosen(open).enter().run();
      case KeyCodes.ESCAPE, KeyCodes.BACKSPACE -> leave(open.page);
      default -> jump(open, key.code());
    }
  }

  private Row chosen(OpenPage open) {
    List<Row> rows = rows(open);
    settle(open, rows);
    return open.chosen == NONE ? Row.text("") : rows.get(open.chosen);
  }

  /** Moves the bar to the next or the previous tile, or steps through the values of a row. */
  private void step(OpenPage open, int by) {
    Row row = chosen(open);
    List<Row> rows = rows(open);
    int beside = open.chosen + by;
    if (row.tile().isEmpty()) {
      row.step().accept(by);
    } else if (beside >= 0 && beside < rows.size() && rows.get(beside).tile().isPresent()) {
      open.chosen = beside;
    }
  }

  /** Moves the bar to the next line that can be selected. The first line follows the last. */
  private void move(OpenPage open, int by) {
    List<Row> rows = rows(open);
    Lines lines = new Lines(rows);
    for (int i = 1; i <= lines.count(); i++) {
      int line = Math.floorMod(lines.lineOf(open.chosen) + i * by, lines.count());
      int row = lines.rowAt(line, lines.columnOf(open.chosen));
      if (rows.get(row).canBeChosen()) {
        open.chosen = row;
        return;
      }
    }
  }

  /** Returns the number of lines that a page down moves: the last visible line stays visible. */
  private int page() {
    return layout == null
        ? 1
        : Math.max(1, layout.lastLine(pages.peek().first) - pages.peek().first);
  }

  /** Moves the bar by a number of lines. */
  private void leap(OpenPage open, int by) {
    Lines lines = new Lines(rows(open));
    if (lines.count() == 0) {
      return;
    }
    int line = Math.max(0, Math.min(lines.count() - 1, lines.lineOf(open.chosen) + by));
    leapTo(open, lines.rowAt(line, lines.columnOf(open.chosen)));
  }

  /** Moves the bar to a row, or to the nearest row that can be selected. */
  private void leapTo(OpenPage open, int wanted) {
    List<Row> rows = rows(open);
    IntStream.range(0, rows.size())
        .filter(row -> rows.get(row).canBeChosen())
        .boxed()
        .min(Comparator.comparingInt(row -> Math.abs(row - wanted)))
        .ifPresent(row -> open.chosen = row);
  }

  /** Moves the bar to the next row that begins with a letter. */
  private void jump(OpenPage open, int letter) {
    List<Row> rows = rows(open);
    for (int i = 1; i <= rows.size(); i++) {
      int row = Math.floorMod(open.chosen + i, rows.size());
      String label = rows.get(row).label();
      if (rows.get(row).canBeChosen()
          && !label.isEmpty()
          && Character.toLowerCase(label.charAt(0)) == Character.toLowerCase(letter)) {
        open.chosen = row;
        return;
      }
    }
  }

  /** Puts the bar on a row that can be selected: the current row, or the next, or the first. */
  private static void settle(OpenPage open, List<Row> rows) {
    int from = Math.max(0, Math.min(open.chosen, rows.size() - 1));
    open.chosen =
        IntStream.concat(IntStream.range(from, rows.size()), IntStream.range(0, from))
            .filter(row -> rows.get(row).canBeChosen())
            .findFirst()
            .orElse(NONE);
  }

  /** Returns the rows of a page, with long texts broken into several rows. */
  private List<Row> rows(OpenPage open) {
    List<Row> rows = new ArrayList<>();
    for (Row row : open.page.rows()) {
      if (row.kind() == Row.Kind.TEXT && letters != null) {
        letters.wrapped(row.label(), PageLayout.widest()).forEach(line -> rows.add(Row.text(line)));
      } else {
        rows.add(row);
      }
    }
    return rows;
  }

  @Override
  public void draw(Frame frame) {
    doubleClick.picture();
    if (look == null) {
      look = looks.apply(frame.palette());
    }
    letters = writing.apply(look.font());
    OpenPage open = pages.peek();
    List<Row> rows = rows(open);
    settle(open, rows);
    open.page.bookmark().ifPresent(name -> bookmarks.put(name, open.chosen));
    boolean hasFoot =
        !open.page.foot().isEmpty()
            || rows.stream().anyMatch(row -> !row.hint().isEmpty() || isTooWide(row));
    boolean isNew = layout == null;
    layout = new PageLayout(open.page, rows, hasFoot, letters);
    if (isNew && byMouse) {
      point(mouseX, mouseY);
    }
    scroll(open);
    MenuCanvas canvas = new MenuCanvas(frame, look, letters);
    new PagePainter(open.page, rows, layout, canvas).paint(open.chosen, open.first, turn(open));
    canvas.pointer(byMouse);
  }

  /** Returns whether a row is not wide enough for its name, which is then written at the foot. */
  private boolean isTooWide(Row row) {
    return row.tile().isEmpty() && letters.width(row.label()) > PageLayout.widest();
  }

  /** Returns the number of times that the hint of a row has advanced to its next part. */
  private int turn(OpenPage open) {
    if (toldPage != open || toldRow != open.chosen) {
      toldPage = open;
      toldRow = open.chosen;
      picturesTold = 0;
    }
    return picturesTold++ / PICTURES_A_TURN;
  }

  /** Scrolls the selected row into view. A list may have become shorter. */
  private void scroll(OpenPage open) {
    open.first = Math.min(open.first, layout.lastFirst());
    int line = layout.lines().lineOf(open.chosen);
    if (open.chosen != NONE && line < open.first) {
      open.first = line;
    }
    while (line > layout.lastLine(open.first)) {
      open.first++;
    }
  }
}
