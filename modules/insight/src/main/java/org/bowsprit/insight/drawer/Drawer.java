package org.bowsprit.insight.drawer;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.insight.console.Prompt;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelLine.Weight;
import org.bowsprit.render.panel.PanelPage;

/**
 * Pages above a console. F1 shows the console alone, F2 and the following keys show the pages. A
 * click on a line writes a command into the console that changes the line's value.
 */
final class Drawer implements Screenful {

  /** Rows of the console below a page, including the input line. */
  private static final int CONSOLE_ROWS = 9;

  private static final int LEAST_ROWS = 2 * CONSOLE_ROWS;
  private static final int SHORT_TITLE = 4;

  private final ConsoleScreen console;
  private final Prompt prompt;
  private final List<DrawerPage> pages;
  private final Texts texts;
  private List<String> shown = List.of();
  private int letters = Integer.MAX_VALUE;
  private int selected;
  private int first;

  Drawer(Prompt prompt, List<DrawerPage> pages, Texts texts) {
    this.texts = texts;
    this.prompt = prompt;
    this.pages = List.copyOf(pages);
    console = new ConsoleScreen(prompt);
  }

  /** Shows a page, 0 for the console. */
  void turnTo(int page) {
    selected = page;
    first = page > 0 && pages.get(page - 1).fromEnd() ? Integer.MAX_VALUE : 0;
  }

  /** Shows the page with a name. */
  void turnTo(String name) {
    for (int i = 0; i < pages.size(); i++) {
      if (pages.get(i).name().equals(name)) {
        turnTo(i + 1);
      }
    }
  }

  @Override
  public PanelPage page(int columns, int rows) {
    List<PanelLine> lines = new ArrayList<>();
    lines.add(new PanelLine(tabs(columns), Weight.STRONG));
    if (selected > 0) {
      int room = Math.max(1, rows - 2 - consoleRows(rows));
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

  /** Returns the line of tabs. Titles are shortened if they do not fit. */
  private String tabs(int columns) {
    letters = Integer.MAX_VALUE;
    String whole = tabs();
    if (whole.length() <= columns) {
      return whole;
    }
    letters = SHORT_TITLE;
    return tabs();
  }

  private String tabs() {
    StringBuilder tabs = new StringBuilder();
    for (int page = 0; page <= pages.size(); page++) {
      tabs.append(tab(page)).append(' ');
    }
    return tabs.toString().stripTrailing();
  }

  private String tab(int page) {
    String name = page == 0 ? "console" : pages.get(page - 1).name();
    String title = texts.of("drawer." + name);
    String key = (page == 0 ? "F" : "") + (page + 1);
    String text = key + " " + title.substring(0, Math.min(letters, title.length()));
    return page == selected ? "[" + text + "]" : text;
  }

  /** The heading stays in place while the lines below it scroll. */
  private void fill(List<PanelLine> lines, DrawerPage page, int room, int columns) {
    shown = page.lines().get();
    int body = Math.max(1, room - 1);
    first = Math.max(0, Math.min(first, shown.size() - 1 - body));
    lines.add(new PanelLine(cut(shown.get(0), columns), Weight.STRONG));
    for (int i = 0; i < body; i++) {
      int at = first + i + 1;
      lines.add(
          at < shown.size()
              ? new PanelLine(cut(shown.get(at), columns), weight(shown.get(at)))
              : PanelLine.plain(""));
    }
  }

  private static String cut(String line, int columns) {
    return line.length() > columns ? line.substring(0, columns) : line;
  }

  private static Weight weight(String line) {
    return line.startsWith(">") ? Weight.MARKED : Weight.PLAIN;
  }

  @Override
  public boolean take(Input.Key key) {
    int page = key.code() - KeyCodes.F1;
    if (page >= 0 && page <= pages.size()) {
      turnTo(page);
      return true;
    }
    return prompt.take(key);
  }

  @Override
  public void press(int column, int row) {
    if (row == 0) {
      pressTab(column);
    } else if (selected > 0 && row > 1 && first + row - 1 < shown.size()) {
      String order = pages.get(selected - 1).order().apply(shown.get(first + row - 1));
      if (!order.isEmpty()) {
        prompt.write(order);
      }
    }
  }

  private void pressTab(int column) {
    int end = 0;
    for (int page = 0; page <= pages.size(); page++) {
      end += tab(page).length() + 1;
      if (column < end) {
        turnTo(page);
        return;
      }
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
