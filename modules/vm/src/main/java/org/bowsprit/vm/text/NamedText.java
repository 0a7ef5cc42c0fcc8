package org.bowsprit.vm.text;

import java.util.Locale;
import java.util.Optional;
import org.bowsprit.vm.ExecutedInstruction;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.SourceLine;
import org.bowsprit.vm.symbol.SymbolType;
import org.bowsprit.vm.symbol.Symbols;

/**
 * Describes the execution of scripts with the names in their sources, or with numbers if there are
 * no names.
 *
 * @param symbols the names of the game
 */
public record NamedText(Symbols symbols) {

  private static final InstructionPrinter PRINTER = InstructionPrinter.withOffsets();

  private CodeName code(ExecutedInstruction executed) {
    return symbols.codeOf(executed.kind(), executed.script(), executed.room());
  }

  /** Returns an instruction as a statement. */
  public String statement(ExecutedInstruction executed) {
    int at = executed.instruction().offset();
    return PRINTER
        .withNames(new NamedOperands(symbols, code(executed), at))
        .print(executed.instruction());
  }

  /**
   * Returns the origin of an instruction, such as {@code dripping cellar.bow:63}; empty if unknown.
   */
  public Optional<String> origin(ExecutedInstruction executed) {
    return origin(code(executed), executed.instruction().offset());
  }

  /** Returns the origin of code, such as {@code dripping cellar.bow:63}; empty if unknown. */
  public Optional<String> origin(CodeName code, int at) {
    Optional<String> line = symbols.line(code, at).map(SourceLine::shortForm);
    return symbols
        .name(code)
        .map(name -> line.map(known -> name + " " + known).orElse(name))
        .or(() -> line);
  }

  /** Returns an instruction as a line that contains slot, script, offset and statement. */
  public String line(ExecutedInstruction executed) {
    return String.format(
        Locale.ROOT,
        "%2d %5s [%04X]  %s",
        executed.slot(),
        origin(executed).orElseGet(() -> Integer.toString(executed.script())),
        executed.instruction().offset(),
        statement(executed));
  }

  /** Returns a script error as a sentence, which begins with the source line and the script. */
  public String fault(ScriptFault fault) {
    CodeName code = symbols.codeOf(fault.kind(), fault.script(), fault.room());
    return origin(code, fault.offset())
        .map(
            place ->
                String.format(
                    Locale.ROOT,
                    "%s: %s%s (%s %d at %04X in room %s) [%s]",
                    place,
                    fault.problem(),
                    failedStatement(fault).map(statement -> ", in " + statement).orElse(""),
                    fault.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                    fault.script(),
                    fault.offset(),
                    symbols
                        .name(SymbolType.ROOM, fault.room())
                        .orElseGet(() -> Integer.toString(fault.room())),
                    fault.bytes()))
        .orElseGet(fault::summary);
  }

  private Optional<String> failedStatement(ScriptFault fault) {
    if (fault.instruction().isEmpty()) {
      return Optional.empty();
    }
    ExecutedInstruction last =
        fault.before().isEmpty() ? null : fault.before().get(fault.before().size() - 1);
    return last != null
            && last.instruction().offset() == fault.offset()
            && last.script() == fault.script()
        ? Optional.of(statement(last))
        : Optional.of(fault.instruction());
  }
}
