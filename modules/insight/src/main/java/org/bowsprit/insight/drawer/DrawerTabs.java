package org.bowsprit.insight.drawer;

import java.util.ArrayList;
import java.util.List;

/**
 * The tabs at the top of the drawer, in as many rows as their titles need. The first ten have the
 * number of their function key.
 */
final class DrawerTabs {

  private static final int FUNCTION_KEYS = 10;
  private static final int NONE = -1;

  private final List<Tab> tabs = new ArrayList<>();
  private final List<StringBuilder> rows = new ArrayList<>();

  /** A tab's position in letters. */
  private record Tab(int row, int column, int end) {}

  /**
   * Lays out tabs.
   *
   * @param titles the titles of the pages
   * @param selected the page that is shown
   * @param columns letters per row
   */
  DrawerTabs(List<String> titles, int selected, int columns) {
    rows.add(new StringBuilder());
    for (int page = 0; page < titles.size(); page++) {
      add(text(page, titles.get(page), page == selected), columns);
    }
  }

  private static String text(int page, String title, boolean isSelected) {
    String key = page >= FUNCTION_KEYS ? "" : (page == 0 ? "F" : "") + (page + 1) + " ";
    return isSelected ? "[" + key + title + "]" : key + title;
  }

  private void add(String text, int columns) {
    StringBuilder row = rows.get(rows.size() - 1);
    if (!row.isEmpty() && row.length() + 1 + text.length() > columns) {
      row = new StringBuilder();
      rows.add(row);
    }
    int column = row.isEmpty() ? 0 : row.append(' ').length();
    row.append(text);
    tabs.add(new Tab(rows.size() - 1, column, row.length()));
  }

  /** Returns the rows of tabs from top to bottom. */
  List<String> rows() {
    return rows.stream().map(StringBuilder::toString).toList();
  }

  /** Returns the page whose tab is at a letter; −1 for none. */
  int pageAt(int column, int row) {
    for (int page = 0; page < tabs.size(); page++) {
      Tab tab = tabs.get(page);
      if (tab.row == row && column >= tab.column && column < tab.end) {
        return page;
      }
    }
    return NONE;
  }
}
