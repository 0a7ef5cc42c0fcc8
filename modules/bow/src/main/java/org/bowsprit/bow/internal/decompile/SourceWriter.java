package org.bowsprit.bow.internal.decompile;

/** Writes the lines of a source, indented by block. */
final class SourceWriter {

  private static final String STEP = "  ";

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
    deeper();
  }

  /** Increases the indentation for the lines of a block. */
  void deeper() {
    depth++;
  }

  /** Writes the line that ends a block. */
  void close(String tail) {
    endAssembly();
    depth--;
    line("}" + tail);
  }

  /** Writes an assembler statement. Consecutive ones share a pair of braces. */
  void assembly(String statement) {
    if (!assembling) {
      line("asm {");
      assembling = true;
    }
    text.append(STEP.repeat(depth + 1)).append(statement).append('\n');
  }

  private void endAssembly() {
    if (assembling) {
      assembling = false;
      text.append(STEP.repeat(depth)).append("}\n");
    }
  }

  /** Returns everything written. */
  String text() {
    endAssembly();
    return text.toString();
  }
}
