package org.bowsprit.insight.console;

import java.util.ArrayList;
import java.util.List;

/** The lines that were entered, to be walked through with the arrows. */
final class CommandHistory {

  private static final int MOST = 200;

  private final List<String> lines = new ArrayList<>();
  private int at;

  /** Keeps a line, unless it is empty or the same as the last one, and stands after it. */
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

  /** Returns the line before; the first one over and over. */
  String back() {
    at = Math.max(0, at - 1);
    return at < lines.size() ? lines.get(at) : "";
  }

  /** Returns the line after; an empty one after the last. */
  String forth() {
    at = Math.min(lines.size(), at + 1);
    return at < lines.size() ? lines.get(at) : "";
  }
}
