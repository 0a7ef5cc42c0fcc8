package org.bowsprit.vm.symbol;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.bowsprit.vm.ExecutedInstruction;

/**
 * The statements of a game's sources, by the instructions that begin them. For a game without
 * sources, each instruction is a statement, and its offset is the line.
 */
public final class Statements {

  private final Symbols symbols;
  private final Predicate<String> files;
  private final boolean isByInstruction;
  private final Map<CodeName, Map<Integer, Integer>> lines = new HashMap<>();

  /** Creates the statements of all sources of a game. */
  public Statements(Symbols symbols) {
    this(symbols, file -> true);
  }

  /**
   * Creates the statements of some sources of a game.
   *
   * @param files returns true for the path of a source whose statements are included
   */
  public Statements(Symbols symbols, Predicate<String> files) {
    this(symbols, files, false);
  }

  private Statements(Symbols symbols, Predicate<String> files, boolean isByInstruction) {
    this.symbols = symbols;
    this.files = files;
    this.isByInstruction = isByInstruction;
  }

  /** Returns the statements of a game without sources. */
  public static Statements ofInstructions() {
    return new Statements(Symbols.NONE, file -> true, true);
  }

  /**
   * Returns the line of an instruction that begins a statement; empty for all other instructions.
   */
  public OptionalInt lineBeginningAt(ExecutedInstruction executed) {
    if (isByInstruction) {
      return OptionalInt.of(executed.instruction().offset());
    }
    Integer line =
        lines
            .computeIfAbsent(code(executed), this::linesByOffset)
            .get(executed.instruction().offset());
    return line == null ? OptionalInt.empty() : OptionalInt.of(line);
  }

  /** Returns the source line of an instruction. */
  public Optional<SourceLine> line(ExecutedInstruction executed) {
    if (isByInstruction) {
      return Optional.of(
          new SourceLine(code(executed).toString(), executed.instruction().offset()));
    }
    return symbols.line(code(executed), executed.instruction().offset());
  }

  private CodeName code(ExecutedInstruction executed) {
    return symbols.codeOf(executed.kind(), executed.script(), executed.room());
  }

  private Map<Integer, Integer> linesByOffset(CodeName code) {
    Map<Integer, Integer> linesByOffset = new HashMap<>();
    symbols
        .code(code)
        .filter(known -> files.test(known.file()))
        .ifPresent(
            known -> known.lines().forEach(each -> linesByOffset.put(each.offset(), each.line())));
    return linesByOffset;
  }
}
