package org.bowsprit.kit.game;

import java.util.Locale;
import org.bowsprit.bytes.Bytes;

/** Collects lines of source, indented by the depth of their block. */
final class SourceLines {

  private static final String INDENT = "  ";

  private final StringBuilder text = new StringBuilder();
  private int depth;

  /** Adds a line. */
  SourceLines line(String line) {
    text.append(line.isEmpty() ? "" : INDENT.repeat(depth)).append(line).append('\n');
    return this;
  }

  /** Adds a line that opens a block. */
  SourceLines open(String line) {
    line(line + " {");
    depth++;
    return this;
  }

  /** Closes the innermost open block. */
  SourceLines close() {
    depth--;
    return line("}");
  }

  /** Returns a text in double quotes. Characters that are not printable ASCII are escaped. */
  static String quoted(Bytes text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      int character = text.u8(i);
      if (character < 0x20 || character > 0x7E) {
        quoted.append(String.format(Locale.ROOT, "\\x%02X", character));
      } else {
        if ("\"\\{}".indexOf(character) >= 0) {
          quoted.append('\\');
        }
        quoted.append((char) character);
      }
    }
    return quoted.append('"').toString();
  }

  /** Returns all lines. */
  String text() {
    return text.toString();
  }
}
