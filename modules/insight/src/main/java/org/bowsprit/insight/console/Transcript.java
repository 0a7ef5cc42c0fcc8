package org.bowsprit.insight.console;

import java.util.ArrayList;
import java.util.List;

/** The printed lines, with a view that can be scrolled. */
public final class Transcript {

  private static final int MAX_LINES = 2_000;

  private final List<String> lines = new ArrayList<>();
  private int scrolledLines;

  Transcript() {}

  /** Prints a line, and scrolls to the end. */
  public void add(String line) {
    lines.add(line);
    if (lines.size() > MAX_LINES) {
      lines.remove(0);
    }
    scrolledLines = 0;
  }

  /** Scrolls towards the beginning, or towards the end if negative. */
  public void scroll(int count) {
    scrolledLines = Math.max(0, Math.min(lines.size() - 1, scrolledLines + count));
  }

  /**
   * Returns the visible lines.
   *
   * @param rows the maximum number of lines
   * @param columns the number of characters in a line; longer lines are wrapped
   */
  public List<String> view(int rows, int columns) {
    List<String> visible = new ArrayList<>();
    for (int i = lines.size() - 1 - scrolledLines; i >= 0 && visible.size() < rows; i--) {
      visible.addAll(0, wrap(lines.get(i), columns));
    }
    return List.copyOf(visible.subList(Math.max(0, visible.size() - rows), visible.size()));
  }

  private static List<String> wrap(String line, int columns) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    do {
      int end = Math.min(line.length(), start + columns);
      parts.add(line.substring(start, end));
      start = end;
    } while (start < line.length());
    return parts;
  }
}
