package org.bowsprit.bow.diagnostic;

import java.util.Comparator;

/**
 * A place in a source.
 *
 * @param path the file
 * @param line from 1
 * @param column from 1, in characters
 */
public record SourcePosition(String path, int line, int column)
    implements Comparable<SourcePosition> {

  private static final Comparator<SourcePosition> ORDER =
      Comparator.comparing(SourcePosition::path)
          .thenComparingInt(SourcePosition::line)
          .thenComparingInt(SourcePosition::column);

  @Override
  public int compareTo(SourcePosition other) {
    return ORDER.compare(this, other);
  }

  /** Returns {@code path:line:column}. */
  @Override
  public String toString() {
    return path + ":" + line + ":" + column;
  }
}
