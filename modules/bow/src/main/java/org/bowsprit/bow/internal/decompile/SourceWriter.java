package org.bowsprit.bow.internal.decompile;

/** Writes the lines of a source, indented by block. */
final class SourceWriter {

  /** The indentation of a block. */
  static final String INDENT = "  ";

  /**
   * The number of parts between line ends in a block with a single statement: the statement, the
   * brace after it, and the empty end of the text.
   */
  private static final int PARTS_OF_SINGLE_STATEMENT = 3;

  private final StringBuilder text = new StringBuilder();
  private int depth;
  private boolean inAssembly;

  /** Writes a statement. */
  void line(String statement) {
    endAssembly();
    text.append(INDENT.repeat(depth)).append(statement).append('\n');
  }

  /** Writes a label with one level less indentation than the statements. */
  void label(String label) {
    endAssembly();
    text.append(INDENT.repeat(Math.max(0, depth - 1))).append(label).append('\n');
  }

  /** Writes the line that begins a block. */
  void openBlock(String head) {
    line(head + " {");
    depth++;
  }

  /**
   * Writes an arrow and the statements after it. A single statement is written on the same line;
   * several statements are written as a block.
   *
   * @param head the line up to the arrow
   * @param body the code that writes the statements
   */
  void arm(String head, Runnable body) {
    openBlock(head + " ->");
    int begin = text.length();
    body.run();
    closeBlock("");
    String written = text.substring(begin);
    String[] lines = written.split("\n", -1);
    boolean isSingle = lines.length == PARTS_OF_SINGLE_STATEMENT && !lines[0].endsWith(":");
    if (isSingle || lines.length < PARTS_OF_SINGLE_STATEMENT) {
      text.setLength(begin - " {\n".length());
      text.append(' ').append(isSingle ? lines[0].strip() : "{ }").append('\n');
    }
  }

  /** Writes the line that ends a block. */
  void closeBlock(String tail) {
    endAssembly();
    depth--;
    line("}" + tail);
  }

  /** Writes the line that ends a block and begins another. */
  void nextBlock(String head) {
    closeBlock(" " + head + " {");
    depth++;
  }

  /** Writes an assembler statement. Consecutive assembler statements share a pair of braces. */
  void assembly(String statement) {
    if (!inAssembly) {
      line("asm {");
      inAssembly = true;
    }
    text.append(INDENT.repeat(depth + 1)).append(statement).append('\n');
  }

  /** Returns whether the last statement is an assembler statement. */
  boolean endsWithAssembly() {
    return inAssembly;
  }

  private void endAssembly() {
    if (inAssembly) {
      inAssembly = false;
      text.append(INDENT.repeat(depth)).append("}\n");
    }
  }

  /** Returns the text written so far. */
  String text() {
    endAssembly();
    return text.toString();
  }
}
