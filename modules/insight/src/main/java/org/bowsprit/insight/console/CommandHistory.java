package org.bowsprit.insight.console;

import java.util.ArrayList;
import java.util.List;

/** The history of entered lines, for the arrow keys. */
final class CommandHistory {

  private static final int MOST = 200;

  private final List<String> lines = new ArrayList<>();
  private int at;

  /** Adds a line, unless it is empty or equals the last one, and moves to the end. */
  void add(String line) {
    boolean again = !lines.isEmpty() && lines.get(lines.size() - 1).equals(line);
    if (!line.isBlank() && !again) {
      lines.add(line);
      if (lines.size() > MOST) {
        lines.remove(0);
      }
    }
    at = lines.size();
  }

  /** Returns the previous line. At the first line, returns the first line again. */
  String back() {
    at = Math.max(0, at - 1);
    return at < lines.size() ? lines.get(at) : "";
  }

  /** Returns the next line; after the last line, an empty one. */
  String forth() {
    at = Math.min(lines.size(), at + 1);
    return at < lines.size() ? lines.get(at) : "";
  }
}
