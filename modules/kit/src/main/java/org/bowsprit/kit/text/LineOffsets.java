package org.bowsprit.kit.text;

import java.util.ArrayList;
import java.util.List;

/** Finds the offsets at which the lines of a text begin and end, for any kind of line separator. */
public final class LineOffsets {

  private final List<Integer> starts = new ArrayList<>();
  private final List<Integer> ends = new ArrayList<>();
  private final int textLength;
  private final String separator;

  /** Finds the lines of a text. */
  public LineOffsets(String text) {
    int start = 0;
    for (String line : text.lines().toList()) {
      starts.add(start);
      ends.add(start + line.length());
      start += line.length();
      start += text.startsWith("\r\n", start) ? 2 : 1;
    }
    textLength = text.length();
    separator = text.contains("\r\n") ? "\r\n" : "\n";
  }

  /** Returns the offset of a word's first character. */
  public int start(Word word) {
    return starts.get(word.line() - 1) + word.column() - 1;
  }

  /** Returns the offset after a word's last character. */
  public int end(Word word) {
    return start(word) + word.text().length();
  }

  /** Returns the offset after the last character of a word's line. */
  public int endOfLine(Word word) {
    return ends.get(word.line() - 1);
  }

  /** Returns the offset of the first character of a word's line. */
  public int startOfLine(Word word) {
    return starts.get(word.line() - 1);
  }

  /**
   * Returns the offset of the line after a word's line, or the end of the text if there is no such
   * line.
   */
  public int startOfNextLine(Word word) {
    return word.line() < starts.size() ? starts.get(word.line()) : textLength;
  }

  /** Returns the line separator of the text. */
  public String separator() {
    return separator;
  }
}
