package org.bowsprit.vm.text;

/**
 * Thrown if a text is not a valid script. The message contains the number of the line and the
 * error.
 */
public final class AssemblyException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int line;

  /**
   * Creates an exception for a line.
   *
   * @param line number of the line, from 1; 0 if unknown
   * @param problem the error, as a phrase
   */
  AssemblyException(int line, String problem) {
    super(line == 0 ? problem : "line " + line + ": " + problem);
    this.line = line;
  }

  /** Returns the number of the line, from 1; 0 if unknown. */
  public int line() {
    return line;
  }
}
