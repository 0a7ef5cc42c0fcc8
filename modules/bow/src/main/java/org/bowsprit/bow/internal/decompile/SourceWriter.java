package org.bowsprit.bow.internal.decompile;

/** Writes the lines of a source, indented by block. */
final class SourceWriter {

  /** The indentation of a block. */
  static final String STEP = "  ";

  /**
   * The number of lines of a block with a single statement: the statement, the brace after it and
   * the end of the text.
   */
  private static final int LINES_OF_SINGLE = 3;

  private final StringBuilder text = new StringBuilder();
  private int depth;
  private boolean assembling;

  /** Writes a statement. */
  void line(String statement) {
    endAssembly();
    text.append(STEP.repeat(depth)).append(statement).append('\n');
  }

  /** Writes a label with one level less indentation than the statements. */
  void label(String label) {
    endAssembly();
    text.append(STEP.repeat(Math.max(0, depth - 1))).append(label).append('\n');
  }

  /** Writes the line that begins a block. */
  void open(String head) {
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
    open(head + " ->");
    int begin = text.length();
    body.run();
    close("");
    String written = text.substring(begin);
    String[] lines = written.split("\n", -1);
    boolean isSingle = lines.length == LINES_OF_SINGLE && !lines[0].endsWith(":");
    if (isSingle || lines.length < LINES_OF_SINGLE) {
      text.setLength(begin - " {\n".length());
      text.append(' ').append(isSingle ? lines[0].strip() : "{ }").append('\n');
    }
  }

  /** Writes the line that ends a block. */
  void close(String tail) {
    endAssembly();
    depth--;
    line("}" + tail);
  }

  /** Writes the line that ends a block and begins another. */
  void next(String head) {
    close(" " + head + " {");
    depth++;
  }

  /** Writes an assembler statement. Consecutive assembler statements share a pair of braces. */
  void assembly(String statement) {
    if (!assembling) {
      line("asm {");
      assembling = true;
    }
    text.append(STEP.repeat(depth + 1)).append(statement).append('\n');
  }

  /** Returns whether the last statement is an assembler statement. */
  boolean isAssembling() {
    return assembling;
  }

  private void endAssembly() {
    if (assembling) {
      assembling = false;
      text.append(STEP.repeat(depth)).append("}\n");
    }
  }

  /** Returns the text written so far. */
  String text() {
    endAssembly();
    return text.toString();
  }
}
