package org.bowsprit.kit.text;

/**
 * Thrown when a line of a text is wrong. Contains the place of the mistake and a description of the
 * expected text.
 */
public final class TextProblem extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;
  private final int length;

  /**
   * Creates a problem.
   *
   * @param line the number of the line, from 1
   * @param column the column of the first affected character, from 1
   * @param length the number of affected characters, at least 1
   * @param message the description of the expected text, as a phrase
   */
  public TextProblem(int line, int column, int length, String message) {
    super(message);
    this.line = line;
    this.column = column;
    this.length = Math.max(1, length);
  }

  /** Returns the number of the line, from 1. */
  public int line() {
    return line;
  }

  /** Returns the column of the first affected character, from 1. */
  public int column() {
    return column;
  }

  /** Returns the number of affected characters. */
  public int length() {
    return length;
  }
}
