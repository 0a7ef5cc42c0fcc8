package org.bowsprit.bow.diagnostic;

import java.util.Comparator;

/**
 * A position in a source.
 *
 * @param path the file
 * @param line the number of the line, from 1
 * @param column the number of the column in characters, from 1
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
