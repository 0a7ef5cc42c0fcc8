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
 * Pages above a console. F1 shows the console alone, and F2 to F10 show the first nine pages.
 * Shift+Left and Shift+Right turn to the previous and the next page. A click on a line writes a
 * command that changes the line's value into the console, or runs a command at once.
 */
final class Drawer implements Screenful {

  /** The number of rows of the console below a page, including the input line. */
  private static final int CONSOLE_ROWS = 9;

  private static final int FUNCTION_KEYS = 10;
  private static final int LEAST_ROWS = 2 * CONSOLE_ROWS;

  /** The indent of the rest of a line that does not fit. */
  private static final String INDENT = "   ";

  private final ConsoleScreen console;
  private final Prompt prompt;
  private final List<DrawerPage> pages;
  private final Texts texts;
  private WordRows tabs;
  private WordRows buttons = new WordRows(List.of(), 1);
  private String mark = "";
  private List<Row> shown = List.of();
  private int top;
  private int body;
  private int selected;
  private int first;

  /** A row of a page: a line, or the rest of a line that does not fit. */
  private record Row(String text, String line) {}

  Drawer(Prompt prompt, List<DrawerPage> pages, Texts texts) {
    this.texts = texts;
    this.prompt = prompt;
    this.pages = List.copyOf(pages);
    console = new ConsoleScreen(prompt);
    tabs = tabs(Integer.MAX_VALUE);
  }

  /** Shows a page; page 0 is the console. */
  void turnTo(int page) {
    selected = page;
    mark = "";
    first = page > 0 && pages.get(page - 1).fromEnd() ? Integer.MAX_VALUE : 0;
  }

  /**
   * Shows the page with a name. A page that is already shown does not scroll while its marked line
   * is in view.
   */
  void turnTo(String name) {
    for (int i = 0; i < pages.size(); i++) {
      if (pages.get(i).name().equals(name) && selected != i + 1) {
        turnTo(i + 1);
      }
    }
    mark = "";
  }

  private void turnBy(int pagesOn) {
    turnTo(Math.floorMod(selected + pagesOn, pages.size() + 1));
  }

  @Override
  public PanelPage page(int columns, int rows) {
    List<PanelLine> lines = new ArrayList<>();
    tabs = tabs(columns);
    tabs.rows().forEach(row -> lines.add(new PanelLine(row, Weight.STRONG)));
    top = lines.size();
    if (selected > 0) {
      int room = Math.max(2, rows - top - 1 - consoleRows(rows));
      fill(lines, pages.get(selected - 1), room, columns);
      lines.add(new PanelLine("-".repeat(columns), Weight.FAINT));
    }
    PanelPage below = console.page(columns, rows - lines.size());
    int caretRow = lines.size() + below.caretRow();
    lines.addAll(below.lines());
    return new PanelPage(lines, below.caretColumn(), caretRow);
  }

  private static int consoleRows(int rows) {
    return rows < LEAST_ROWS ? 2 : CONSOLE_ROWS;
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
    return page == selected ? "[" + text + "]" : text;
  }

  /**
   * Adds the lines of a page. The heading and the buttons stay in place while the lines below them
   * scroll.
   */
  private void fill(List<PanelLine> lines, DrawerPage page, int room, int columns) {
    List<String> all = page.lines().get();
    String heading = all.get(0);
    lines.add(
        new PanelLine(heading.substring(0, Math.min(columns, heading.length())), Weight.STRONG));
    buttons = new WordRows(page.buttons().stream().map(word -> "[" + word + "]").toList(), columns);
    if (!page.buttons().isEmpty()) {
      buttons.rows().forEach(row -> lines.add(new PanelLine(row, Weight.STRONG)));
    }
    shown = all.stream().skip(1).flatMap(line -> folded(line, columns)).toList();
    body = Math.max(1, top + room - lines.size());
    followMark();
    first = Math.max(0, Math.min(first, shown.size() - body));
    for (int i = first; i < first + body; i++) {
      lines.add(
          i < shown.size()
              ? new PanelLine(shown.get(i).text(), weight(shown.get(i).line()))
              : PanelLine.plain(""));
    }
  }

  /** Scrolls to the marked line if the mark has moved since the last call. */
  private void followMark() {
    int marked = 0;
    while (marked < shown.size() && !isMarked(shown.get(marked).line())) {
      marked++;
    }
    String now = marked < shown.size() ? shown.get(marked).line() : "";
    if (!now.isEmpty() && !now.equals(mark) && (marked < first || marked >= first + body - 1)) {
      first = marked - body / 2;
    }
    mark = now;
  }

  private static boolean isMarked(String line) {
    return line.startsWith(">");
  }

  private static Stream<Row> folded(String line, int columns) {
    Stream.Builder<Row> rows = Stream.builder();
    String rest = line;
    while (rest.length() > columns && columns > INDENT.length()) {
      int end = end(rest, columns);
      rows.add(new Row(rest.substring(0, end), line));
      rest = INDENT + rest.substring(end).stripLeading();
    }
    return rows.add(new Row(rest, line)).build();
  }

  /**
   * Returns the end of a row: after its last whole word, or after {@code columns} letters if no
   * word ends before.
   */
  private static int end(String text, int columns) {
    int space = text.lastIndexOf(' ', columns);
    return text.substring(0, Math.max(0, space)).isBlank() ? columns : space;
  }

  private static Weight weight(String line) {
    return isMarked(line) ? Weight.MARKED : Weight.PLAIN;
  }

  @Override
  public boolean take(Input.Key key) {
    int page = key.code() - KeyCodes.F1;
    if (page >= 0 && page < FUNCTION_KEYS && page <= pages.size()) {
      turnTo(page);
    } else if (key.shift() && key.code() == KeyCodes.RIGHT) {
      turnBy(1);
    } else if (key.shift() && key.code() == KeyCodes.LEFT) {
      turnBy(-1);
    } else {
      return prompt.take(key);
    }
    return true;
  }

  @Override
  public void press(int column, int row) {
    int tab = tabs.wordAt(column, row);
    if (tab >= 0) {
      turnTo(tab);
    } else if (selected > 0 && row > top) {
      pressPage(pages.get(selected - 1), column, row - top - 1);
    }
  }

  /** Handles a press below the heading of a page. */
  private void pressPage(DrawerPage page, int column, int row) {
    int button = buttons.wordAt(column, row);
    if (button >= 0) {
      prompt.enter(page.buttons().get(button));
      return;
    }
    int inBody = row - (page.buttons().isEmpty() ? 0 : buttons.rows().size());
    if (inBody >= 0 && inBody < body && first + inBody < shown.size()) {
      pressLine(page, shown.get(first + inBody).line());
    }
  }

  private void pressLine(DrawerPage page, String line) {
    String command = page.command().apply(line);
    if (page.runs() && !command.isEmpty()) {
      prompt.enter(command);
    } else if (!command.isEmpty()) {
      prompt.write(command);
    }
  }

  @Override
  public void scroll(int lines) {
    if (selected == 0) {
      console.scroll(lines);
    } else {
      first = Math.max(0, first - lines);
    }
  }
}
