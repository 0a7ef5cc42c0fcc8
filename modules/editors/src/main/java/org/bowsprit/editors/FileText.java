package org.bowsprit.editors;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bowsprit.bow.SourceToken;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.rpc.Params;

/**
 * The text of a file. Provides its tokens, and converts offsets to lines and columns of the
 * protocol, which are counted from 0.
 */
final class FileText {

  private final String text;
  private final List<Integer> lineStarts = new ArrayList<>(List.of(0));
  private List<SourceToken> tokens;

  FileText(String text) {
    this.text = text;
    for (int lineEnd = text.indexOf('\n');
        lineEnd >= 0;
        lineEnd = text.indexOf('\n', lineEnd + 1)) {
      lineStarts.add(lineEnd + 1);
    }
  }

  /** Returns all characters. */
  String text() {
    return text;
  }

  /** Returns the tokens and comments. */
  List<SourceToken> tokens() {
    if (tokens == null) {
      tokens = SourceToken.of(text);
    }
    return tokens;
  }

  /** Returns the number of lines. */
  int lineCount() {
    return lineStarts.size();
  }

  /** Returns the line with a number, without its line end; empty if there is no such line. */
  String line(int number) {
    if (number < 0 || number >= lineStarts.size()) {
      return "";
    }
    int end = number + 1 < lineStarts.size() ? lineStarts.get(number + 1) : text.length();
    return text.substring(lineStarts.get(number), end).stripTrailing();
  }

  /** Returns the number of the line that contains an offset. */
  int lineOf(int offset) {
    int low = 0;
    int high = lineStarts.size();
    while (high - low > 1) {
      int middle = (low + high) / 2;
      if (lineStarts.get(middle) <= offset) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /**
   * Returns the offset of a position of the protocol. A position outside the text is moved into the
   * text.
   */
  int offset(Params position) {
    int line = position.get("line").number();
    if (line >= lineStarts.size()) {
      return text.length();
    }
    int start = lineStarts.get(Math.max(0, line));
    int end = line + 1 < lineStarts.size() ? lineStarts.get(Math.max(0, line) + 1) - 1 : -1;
    int last = end < 0 ? text.length() : end;
    return Math.max(start, Math.min(start + position.get("character").number(), last));
  }

  /** Returns the offset of a position of the compiler. */
  int offset(SourcePosition position) {
    return lineStarts.get(Math.min(position.line(), lineStarts.size()) - 1) + position.column() - 1;
  }

  /** Returns a range of the protocol. */
  Map<String, Object> range(int start, int end) {
    return Map.of("start", position(start), "end", position(end));
  }

  private Map<String, Object> position(int offset) {
    int line = lineOf(offset);
    return Map.of("line", line, "character", offset - lineStarts.get(line));
  }

  /** Returns the text after one change that an editor reports. */
  String applyChange(Params change) {
    String inserted = change.get("text").text();
    if (change.get("range").isMissing()) {
      return inserted;
    }
    int start = offset(change.get("range").get("start"));
    int end = offset(change.get("range").get("end"));
    return text.substring(0, start) + inserted + text.substring(Math.max(start, end));
  }
}
