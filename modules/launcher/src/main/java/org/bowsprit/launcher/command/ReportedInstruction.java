package org.bowsprit.launcher.command;

import java.util.Locale;
import java.util.Optional;
import org.bowsprit.engine.journal.ScriptStep;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.text.NamedOperands;
import org.bowsprit.vm.text.NamedText;
import org.bowsprit.vm.text.ReferenceNotation;

/**
 * An instruction, as part of a result.
 *
 * @param script the name of its script in the sources; without sources, the name that {@code
 *     disasm} uses
 * @param at its offset, as four hexadecimal digits
 * @param mnemonic its name
 * @param statement the instruction as a statement
 * @param source the file and the line; null if the game has no symbol file
 * @param wrote the variable that it wrote, and the value; null if the result is not about this
 *     variable
 */
record ReportedInstruction(
    String script, String at, String mnemonic, String statement, String source, String wrote) {

  /** Returns an instruction with the names in the sources. */
  static ReportedInstruction of(ExecutedInstruction executed, Symbols symbols) {
    return of(executed, symbols, null);
  }

  /** Returns the step of a script with the names in the sources; null if there is no step. */
  static ReportedInstruction of(Optional<ScriptStep> step, Symbols symbols) {
    return step.map(
            known ->
                of(known.executed(), symbols, known.isWrite() ? assignment(known, symbols) : null))
        .orElse(null);
  }

  private static ReportedInstruction of(
      ExecutedInstruction executed, Symbols symbols, String wrote) {
    CodeName code = code(executed, symbols);
    int at = executed.instruction().offset();
    return new ReportedInstruction(
        symbols.name(code).orElseGet(code::toString),
        String.format(Locale.ROOT, "%04X", at),
        executed.instruction().op().mnemonic(),
        new NamedText(symbols).statement(executed),
        symbols.line(code, at).map(line -> line.file() + ":" + line.line()).orElse(null),
        wrote);
  }

  private static String assignment(ScriptStep step, Symbols symbols) {
    ExecutedInstruction executed = step.executed();
    CodeName code = code(executed, symbols);
    NamedOperands names = new NamedOperands(symbols, code, executed.instruction().offset());
    String name = ReferenceNotation.print(new Reference(step.word(), Reference.NOT_INDEXED), names);
    return name + " = " + step.value();
  }

  private static CodeName code(ExecutedInstruction executed, Symbols symbols) {
    return symbols.codeOf(executed.kind(), executed.script(), executed.room());
  }
}
