package org.bowsprit.bow.diagnostic;

/**
 * An error or a warning in a source.
 *
 * @param severity error or warning
 * @param at the position of the first character in question
 * @param length the number of characters in question on the line, at least 1
 * @param message what was expected or found, as a sentence without a full stop
 * @param line the source line, without its end
 */
public record Diagnostic(
    Severity severity, SourcePosition at, int length, String message, String line) {

  private static final int TAB_WIDTH = 2;

  /** The severity of a diagnostic. */
  public enum Severity {
    /** The game cannot be built. */
    ERROR("error"),
    /** The game is built, but the author should check this position. */
    WARNING("warning");

    private final String word;

    Severity(String word) {
      this.word = word;
    }
  }

  /**
   * Returns the text to show. It contains the position and the message, the source line, and carets
   * under the characters in question.
   */
  public String displayText() {
    int column = Math.min(at.column() - 1, line.length());
    int end = Math.max(column + 1, Math.min(column + length, line.length()));
    String blanks = " ".repeat(expand(line.substring(0, column)).length());
    String carets =
        "^".repeat(expand(line.substring(column, Math.min(end, line.length()))).length());
    return "%s: %s: %s\n    %s\n    %s%s"
        .formatted(
            at, severity.word, message, expand(line), blanks, carets.isEmpty() ? "^" : carets);
  }

  private static String expand(String text) {
    return text.replace("\t", " ".repeat(TAB_WIDTH));
  }
}
