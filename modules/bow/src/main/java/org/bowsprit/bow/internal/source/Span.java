package org.bowsprit.bow.internal.source;

import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bow.diagnostic.SourcePosition;

/**
 * A run of characters in a source.
 *
 * @param source the file
 * @param start offset of the first character
 * @param end offset after the last character
 */
public record Span(Source source, int start, int end) {

  /** Returns the span from the start of this span to the end of another in the same file. */
  public Span to(Span last) {
    return new Span(source, start, Math.max(end, last.end));
  }

  /** Returns the position of the first character. */
  public SourcePosition position() {
    return source.position(start);
  }

  /** Returns the characters. */
  public String text() {
    return source.text().substring(start, end);
  }

  /** Returns an error about these characters. */
  public Diagnostic error(String message) {
    return diagnostic(Diagnostic.Severity.ERROR, message);
  }

  /** Returns a warning about these characters. */
  public Diagnostic warning(String message) {
    return diagnostic(Diagnostic.Severity.WARNING, message);
  }

  private Diagnostic diagnostic(Diagnostic.Severity severity, String message) {
    return new Diagnostic(
        severity, position(), Math.max(1, end - start), message, source.line(start));
  }
}
