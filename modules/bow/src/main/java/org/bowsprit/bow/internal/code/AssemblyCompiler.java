package org.bowsprit.bow.internal.code;

import java.util.HexFormat;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.source.Token;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.text.AssemblyException;
import org.bowsprit.vm.text.InstructionParser;

/** Compiles assembler statements inside a script. Their lines have the format of {@code disasm}. */
final class AssemblyCompiler {

  private static final String DATA = "data";
  private static final String VERB = "verb ";
  private static final String ABSOLUTE = "-?0x[0-9A-Fa-f]{1,6}";

  private final ScriptUnit unit;
  private Span line;

  AssemblyCompiler(ScriptUnit unit) {
    this.unit = unit;
  }

  /** Receives the verbs of object code. */
  @FunctionalInterface
  interface Verbs {
    /** Called with the number of a verb and the label at the start of its code. */
    void add(int verb, int label);
  }

  /** Compiles the lines of a statement. They share labels with the enclosing script. */
  void compile(Token text) {
    compile(
        text, (verb, label) -> unit.error(line, "expected verbs only in the code of an object"));
  }

  /** Compiles the lines of object code. */
  void compile(Token text, Verbs verbs) {
    unit.useNumberedLocals();
    boolean objectCode = unit.code().isObjectCode();
    InstructionParser parser = new InstructionParser(InstructionSet.V5, this::label, objectCode);
    int start = text.span().start();
    for (String each : text.text().split("\n", -1)) {
      String stripped = each.strip();
      int indent = each.length() - each.stripLeading().length();
      int from = Math.min(start + indent, text.span().end());
      line = new Span(text.span().source(), from, from + stripped.length());
      start += each.length() + 1;
      if (!stripped.isEmpty() && !stripped.startsWith("//")) {
        compileLine(stripped, parser, verbs);
      }
    }
  }

  private void compileLine(String text, InstructionParser parser, Verbs verbs) {
    try {
      if (text.startsWith(VERB)) {
        compileVerb(text.substring(VERB.length()), verbs);
      } else if (text.endsWith(":")) {
        unit.placeLabel(text.substring(0, text.length() - 1).strip(), line);
      } else {
        compileStatement(text, parser);
      }
    } catch (AssemblyException | IllegalArgumentException e) {
      unit.error(line, e.getMessage());
    }
  }

  private void compileVerb(String text, Verbs verbs) {
    String[] parts = text.split("=", 2);
    int number = Integer.parseInt(parts[0].strip());
    if (parts.length < 2 || number < 1 || number > 0xFF) {
      throw new IllegalArgumentException("expected a verb from 1 to 255, '=' and a label");
    }
    verbs.add(number, label(parts[1].strip()));
  }

  private void compileStatement(String text, InstructionParser parser) {
    String statement = text.startsWith("[") ? text.substring(text.indexOf(']') + 1).strip() : text;
    if (statement.startsWith(DATA)) {
      String digits = statement.substring(DATA.length()).replace(" ", "");
      unit.code().addData(HexFormat.of().parseHex(digits));
      return;
    }
    unit.code().beginStatement(line);
    unit.code().add(parser.parse(statement));
  }

  private int label(String name) {
    return name.matches(ABSOLUTE) ? Integer.decode(name) : unit.jumpTarget(name, line);
  }
}
