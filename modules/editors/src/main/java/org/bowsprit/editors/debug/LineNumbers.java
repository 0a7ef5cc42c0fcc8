package org.bowsprit.editors.debug;

/**
 * The numbering of lines and columns in an editor.
 *
 * @param firstLine the number of the first line, 0 or 1
 * @param firstColumn the number of the first column, 0 or 1
 */
record LineNumbers(int firstLine, int firstColumn) {

  /** The numbering of lines and columns from 1, which is the default of the protocol. */
  static final LineNumbers FROM_ONE = new LineNumbers(1, 1);

  /** Returns the editor's number of a line that is counted from 1. */
  int toEditor(int line) {
    return line - 1 + firstLine;
  }

  /** Returns the number of an editor's line, counted from 1. */
  int fromEditor(int line) {
    return line - firstLine + 1;
  }
}
