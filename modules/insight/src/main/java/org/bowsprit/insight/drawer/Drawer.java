package org.bowsprit.insight.drawer;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.insight.console.Prompt;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelLine.Weight;
import org.bowsprit.render.panel.PanelPage;

/**
 * The pages of the drawer, above a console. F1 shows the console alone, and F2 to F10 show the
 * first nine pages. Shift+Left and Shift+Right turn to the previous and the next page. A click on a
 * line runs its command, or writes the command into the console so that the player can edit it.
 */
final class Drawer implements PanelContent {

  /** The number of rows of the console below a page, including the input line. */
  private static final int CONSOLE_ROWS = 9;

  private static final int FUNCTION_KEYS = 10;
  private static final int MIN_ROWS = 2 * CONSOLE_ROWS;

  /** The indent of a row that continues a line. */
  private static final String INDENT = "   ";

  private final ConsoleScreen console;
  private final Prompt prompt;
  private final List<DrawerPage> pages;
  private final Texts texts;
  private WordRows tabs;
  private WordRows buttons = new WordRows(List.of(), 1);
  private String markedLine = "";
  private List<Row> shownRows = List.of();
  private int tabRows;
  private int bodyRows;
  private int selectedPage;
  private int firstRow;

  /** A row of a page: a line, or a part of a line that does not fit in one row. */
  private record Row(String text, String line) {}

  Drawer(Prompt prompt, List<DrawerPage> pages, Texts texts) {
    this.texts = texts;
    this.prompt = prompt;
    this.pages = List.copyOf(pages);
    console = new ConsoleScreen(prompt);
    tabs = tabs(Integer.MAX_VALUE);
  }

  /** Shows a page; page 0 is the console. */
  void select(int page) {
    selectedPage = page;
    markedLine = "";
    firstRow = page > 0 && pages.get(page - 1).startsAtEnd() ? Integer.MAX_VALUE : 0;
  }

  /**
   * Shows the page with a name. If the page is already shown, it scrolls only if its marked line is
   * not visible.
   */
  void select(String name) {
    for (int i = 0; i < pages.size(); i++) {
      if (pages.get(i).name().equals(name) && selectedPage != i + 1) {
        select(i + 1);
      }
    }
    markedLine = "";
  }

  private void selectRelative(int offset) {
    select(Math.floorMod(selectedPage + offset, pages.size() + 1));
  }

  @Override
  public PanelPage page(int columns, int rows) {
    List<PanelLine> lines = new ArrayList<>();
    tabs = tabs(columns);
    tabs.rows().forEach(row -> lines.add(new PanelLine(row, Weight.STRONG)));
    tabRows = lines.size();
    if (selectedPage > 0) {
      int availableRows = Math.max(2, rows - tabRows - 1 - consoleRows(rows));
      addPage(lines, pages.get(selectedPage - 1), availableRows, columns);
      lines.add(new PanelLine("-".repeat(columns), Weight.FAINT));
    }
    PanelPage consolePage = console.page(columns, rows - lines.size());
    int caretRow = lines.size() + consolePage.caretRow();
    lines.addAll(consolePage.lines());
    return new PanelPage(lines, consolePage.caretColumn(), caretRow);
  }

  private static int consoleRows(int rows) {
    return rows < MIN_ROWS ? 2 : CONSOLE_ROWS;
  }

  private WordRows tabs(int columns) {
    List<String> words = new ArrayList<>();
    words.add(tab(0, "console"));
    pages.forEach(page -> words.add(tab(words.size(), page.name())));
    return new WordRows(words, columns);
  }

  /** Returns the text of a tab. The first ten tabs contain the number of their function key. */
  private String tab(int page, String name) {
    String key = page >= FUNCTION_KEYS ? "" : (page == 0 ? "F" : "") + (page + 1) + " ";
    String text = key + texts.of("drawer." + name);
    return page == selectedPage ? "[" + text + "]" : text;
  }

  /**
   * Adds the lines of a page. The heading and the buttons do not move when the lines below them are
   * scrolled.
   */
  private void addPage(List<PanelLine> lines, DrawerPage page, int availableRows, int columns) {
    List<String> pageLines = page.lines().get();
    String heading = pageLines.get(0);
    lines.add(
        new PanelLine(heading.substring(0, Math.min(columns, heading.length())), Weight.STRONG));
    buttons = new WordRows(page.buttons().stream().map(word -> "[" + word + "]").toList(), columns);
    if (!page.buttons().isEmpty()) {
      buttons.rows().forEach(row -> lines.add(new PanelLine(row, Weight.STRONG)));
    }
    shownRows = pageLines.stream().skip(1).flatMap(line -> wrap(line, columns)).toList();
    bodyRows = Math.max(1, tabRows + availableRows - lines.size());
    followMark();
    firstRow = Math.max(0, Math.min(firstRow, shownRows.size() - bodyRows));
    for (int i = firstRow; i < firstRow + bodyRows; i++) {
      lines.add(
          i < shownRows.size()
              ? new PanelLine(shownRows.get(i).text(), weight(shownRows.get(i).line()))
              : PanelLine.plain(""));
    }
  }

  /** Scrolls to the marked line if the mark has moved since the last call. */
  private void followMark() {
    int markedRow = 0;
    while (markedRow < shownRows.size() && !isMarked(shownRows.get(markedRow).line())) {
      markedRow++;
    }
    String newMarkedLine = markedRow < shownRows.size() ? shownRows.get(markedRow).line() : "";
    if (!newMarkedLine.isEmpty()
        && !newMarkedLine.equals(markedLine)
        && (markedRow < firstRow || markedRow >= firstRow + bodyRows - 1)) {
      firstRow = markedRow - bodyRows / 2;
    }
    markedLine = newMarkedLine;
  }

  private static boolean isMarked(String line) {
    return line.startsWith(">");
  }

  private static Stream<Row> wrap(String line, int columns) {
    Stream.Builder<Row> rows = Stream.builder();
    String remainder = line;
    while (remainder.length() > columns && columns > INDENT.length()) {
      int end = rowEnd(remainder, columns);
      rows.add(new Row(remainder.substring(0, end), line));
      remainder = INDENT + remainder.substring(end).stripLeading();
    }
    return rows.add(new Row(remainder, line)).build();
  }

  /**
   * Returns the end of a row: after its last complete word, or after {@code columns} characters if
   * the first word is longer.
   */
  private static int rowEnd(String text, int columns) {
    int space = text.lastIndexOf(' ', columns);
    return text.substring(0, Math.max(0, space)).isBlank() ? columns : space;
  }

  private static Weight weight(String line) {
    return isMarked(line) ? Weight.MARKED : Weight.PLAIN;
  }

  @Override
  public boolean handle(Input.Key key) {
    int page = key.code() - KeyCodes.F1;
    if (page >= 0 && page < FUNCTION_KEYS && page <= pages.size()) {
      select(page);
    } else if (key.shift() && key.code() == KeyCodes.RIGHT) {
      selectRelative(1);
    } else if (key.shift() && key.code() == KeyCodes.LEFT) {
      selectRelative(-1);
    } else {
      return prompt.handle(key);
    }
    return true;
  }

  @Override
  public void press(int column, int row) {
    int tab = tabs.wordAt(column, row);
    if (tab >= 0) {
      select(tab);
    } else if (selectedPage > 0 && row > tabRows) {
      pressPage(pages.get(selectedPage - 1), column, row - tabRows - 1);
    }
  }

  /** Handles a press below the heading of a page. */
  private void pressPage(DrawerPage page, int column, int row) {
    int button = buttons.wordAt(column, row);
    if (button >= 0) {
      prompt.enter(page.buttons().get(button));
      return;
    }
    int rowInBody = row - (page.buttons().isEmpty() ? 0 : buttons.rows().size());
    if (rowInBody >= 0 && rowInBody < bodyRows && firstRow + rowInBody < shownRows.size()) {
      pressLine(page, shownRows.get(firstRow + rowInBody).line());
    }
  }

  private void pressLine(DrawerPage page, String line) {
    String command = page.command().apply(line);
    if (page.runsCommands() && !command.isEmpty()) {
      prompt.enter(command);
    } else if (!command.isEmpty()) {
      prompt.setLine(command);
    }
  }

  @Override
  public void scroll(int lines) {
    if (selectedPage == 0) {
      console.scroll(lines);
    } else {
      firstRow = Math.max(0, firstRow - lines);
    }
  }
}
