package org.bowsprit.kit.text;

/**
 * A word of a line: characters without blanks, or one of {@code , ( ) =}.
 *
 * @param text the characters
 * @param line the number of its line, from 1
 * @param column the column of its first character, from 1
 */
public record Word(String text, int line, int column) {

  /** Returns a problem at this word. */
  public TextProblem problem(String message) {
    return new TextProblem(line, column, text.length(), message);
  }
}
