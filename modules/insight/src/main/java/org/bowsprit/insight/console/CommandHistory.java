package org.bowsprit.insight.console;

import java.util.ArrayList;
import java.util.List;

/** The history of entered lines, for the arrow keys. */
final class CommandHistory {

  private static final int MAX_LINES = 200;

  private final List<String> lines = new ArrayList<>();
  private int index;

  /** Adds a line, unless it is empty or equal to the last line, and moves to the end. */
  void add(String line) {
    boolean isRepeated = !lines.isEmpty() && lines.get(lines.size() - 1).equals(line);
    if (!line.isBlank() && !isRepeated) {
      lines.add(line);
      if (lines.size() > MAX_LINES) {
        lines.remove(0);
      }
    }
    index = lines.size();
  }

  /** Returns the previous line. At the first line, returns the first line again. */
  String previous() {
    index = Math.max(0, index - 1);
    return index < lines.size() ? lines.get(index) : "";
  }

  /** Returns the next line; after the last line, an empty line. */
  String next() {
    index = Math.min(lines.size(), index + 1);
    return index < lines.size() ? lines.get(index) : "";
  }
}
