package org.bowsprit.bow.diagnostic;

/**
 * Something wrong or odd in a source.
 *
 * @param severity how bad it is
 * @param at where it begins
 * @param length how many characters of the line it covers, at least 1
 * @param message what was expected or found, a sentence without its full stop
 * @param line the source line, without its end
 */
public record Diagnostic(
    Severity severity, SourcePosition at, int length, String message, String line) {

  private static final int TAB_WIDTH = 2;

  /** How bad something is. */
  public enum Severity {
    /** No game comes of it. */
    ERROR("error"),
    /** The game is built; a person should look at it. */
    WARNING("warning");

    private final String word;

    Severity(String word) {
      this.word = word;
    }
  }

  /**
   * Returns the message as a person reads it: place and message, the source line, and a caret under
   * what is meant.
   */
  public String shown() {
    int column = Math.min(at.column() - 1, line.length());
    int end = Math.max(column + 1, Math.min(column + length, line.length()));
    String blanks = " ".repeat(expand(line.substring(0, column)).length());
    String marks =
        "^".repeat(expand(line.substring(column, Math.min(end, line.length()))).length());
    return "%s: %s: %s\n    %s\n    %s%s"
        .formatted(at, severity.word, message, expand(line), blanks, marks.isEmpty() ? "^" : marks);
  }

  private static String expand(String text) {
    return text.replace("\t", " ".repeat(TAB_WIDTH));
  }
}
