package org.bowsprit.kit.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.bow.place.WrittenSetting;
import org.bowsprit.kit.text.TextChanges;

/** Adds declarations and settings to a source in the style in which an author would write them. */
final class LineInsertions {

  private static final String INDENT = "  ";

  private final String text;
  private final String newline;
  private final TextChanges changes;
  private final NavigableMap<Integer, List<String>> beforeBraces = new TreeMap<>();

  LineInsertions(String text, TextChanges changes) {
    this.text = text;
    this.newline = text.contains("\r\n") ? "\r\n" : "\n";
    this.changes = changes;
  }

  /**
   * Adds a declaration at the end of a block.
   *
   * @param brace the offset of the block's closing brace
   * @param lines the lines without the indentation of the block
   */
  void addAtEndOfBlock(int brace, List<String> lines) {
    beforeBraces.computeIfAbsent(brace, at -> new ArrayList<>()).add("");
    lines.forEach(line -> beforeBraces.get(brace).add(line.isEmpty() ? "" : INDENT + line));
  }

  /** Adds a value at the end of a setting. */
  void appendValue(WrittenSetting setting, String value) {
    changes.replace(setting.end(), setting.end(), ", " + value);
  }

  /**
   * Adds settings after an existing setting. If the existing setting has its own line, each new
   * setting gets its own line. Otherwise, the new settings follow in the same line.
   */
  void addSettings(WrittenSetting before, List<String> settings) {
    int line = text.lastIndexOf('\n', before.start()) + 1;
    int next = text.indexOf('\n', before.end());
    int end = next < 0 ? text.length() : next;
    end -= end > 0 && text.charAt(end - 1) == '\r' ? 1 : 0;
    String indent = text.substring(line, before.start());
    String remainder = text.substring(Math.min(before.end(), end), end).strip();
    boolean hasOwnLine = indent.isBlank() && (remainder.isEmpty() || remainder.startsWith("//"));
    int at = hasOwnLine ? end : before.end();
    String separator = hasOwnLine ? newline + indent : "; ";
    settings.forEach(setting -> changes.replace(at, at, separator + setting));
  }

  /** Adds the declarations. Called once, at the end. */
  void finish() {
    beforeBraces.forEach(this::insert);
  }

  private void insert(int brace, List<String> lines) {
    int line = text.lastIndexOf('\n', brace - 1) + 1;
    boolean hasOwnLine = text.substring(line, brace).isBlank();
    int before = text.substring(0, brace).stripTrailing().length();
    String indent = hasOwnLine ? text.substring(line, brace) : indent(line);
    boolean isFirst = before > 0 && text.charAt(before - 1) == '{';
    StringBuilder added = new StringBuilder();
    for (String each : lines.subList(isFirst ? 1 : 0, lines.size())) {
      added.append(newline).append(each.isEmpty() ? "" : indent + each);
    }
    int end = hasOwnLine ? before : brace;
    changes.replace(before, end, added + (hasOwnLine ? "" : newline + indent));
  }

  private String indent(int line) {
    int end = line;
    while (end < text.length() && text.charAt(end) == ' ') {
      end++;
    }
    return text.substring(line, end);
  }
}
