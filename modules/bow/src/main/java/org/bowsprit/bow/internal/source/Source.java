package org.bowsprit.bow.internal.source;

import java.util.Arrays;
import org.bowsprit.bow.diagnostic.SourcePosition;

/** The characters of a file and the offsets of its lines. */
public final class Source {

  private final String path;
  private final String text;
  private final int[] lineStarts;

  /** Creates a source from a file's text. */
  public Source(String path, String text) {
    this.path = path;
    this.text = text;
    this.lineStarts = lineStarts(text);
  }

  /** Returns the path of the file, which appears in messages. */
  public String path() {
    return path;
  }

  /** Returns all characters. */
  public String text() {
    return text;
  }

  /** Returns the position of a character. */
  public SourcePosition position(int offset) {
    int line = lineAt(offset);
    return new SourcePosition(path, line + 1, offset - lineStarts[line] + 1);
  }

  /** Returns the line that contains a character, without its line separator. */
  public String line(int offset) {
    int line = lineAt(offset);
    int end = line + 1 < lineStarts.length ? lineStarts[line + 1] : text.length();
    return text.substring(lineStarts[line], end).stripTrailing();
  }

  private int lineAt(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    return found >= 0 ? found : -found - 2;
  }

  private static int[] lineStarts(String text) {
    int[] starts = new int[(int) text.chars().filter(each -> each == '\n').count() + 1];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '\n') {
        starts[count++] = i + 1;
      }
    }
    return starts;
  }
}
