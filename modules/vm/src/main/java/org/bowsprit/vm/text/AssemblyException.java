package org.bowsprit.vm.text;

/** Thrown when a text is no script: names the line and what was expected there. */
public final class AssemblyException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int line;

  /**
   * Makes a complaint about a line.
   *
   * @param line number of the line, from 1; 0 where it is not known
   * @param problem what is wrong, as a phrase
   */
  AssemblyException(int line, String problem) {
    super(line == 0 ? problem : "line " + line + ": " + problem);
    this.line = line;
  }

  /** Returns the number of the line, from 1; 0 where it is not known. */
  public int line() {
    return line;
  }
}
