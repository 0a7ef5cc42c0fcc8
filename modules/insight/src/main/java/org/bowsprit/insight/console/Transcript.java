package org.bowsprit.insight.console;

import java.util.ArrayList;
import java.util.List;

/** The printed lines, with a view that can be scrolled. */
public final class Transcript {

  private static final int MOST = 2_000;

  private final List<String> lines = new ArrayList<>();
  private int back;

  Transcript() {}

  /** Prints a line, and scrolls to the end. */
  public void add(String line) {
    lines.add(line);
    if (lines.size() > MOST) {
      lines.remove(0);
    }
    back = 0;
  }

  /** Scrolls towards the beginning, or towards the end if negative. */
  public void scroll(int by) {
    back = Math.max(0, Math.min(lines.size() - 1, back + by));
  }

  /**
   * Returns the visible lines.
   *
   * @param rows the maximum number of lines
   * @param columns the number of letters in a line; longer lines are wrapped
   */
  public List<String> view(int rows, int columns) {
    List<String> shown = new ArrayList<>();
    for (int i = lines.size() - 1 - back; i >= 0 && shown.size() < rows; i--) {
      shown.addAll(0, folded(lines.get(i), columns));
    }
    return List.copyOf(shown.subList(Math.max(0, shown.size() - rows), shown.size()));
  }

  private static List<String> folded(String line, int columns) {
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
