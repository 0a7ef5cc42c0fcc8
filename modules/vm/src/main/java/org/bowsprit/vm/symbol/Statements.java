package org.bowsprit.vm.symbol;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.bowsprit.vm.ExecutedInstruction;

/** The statements of a game's sources, by the instructions that begin them. */
public final class Statements {

  private final Symbols symbols;
  private final Predicate<String> files;
  private final Map<CodeName, Map<Integer, Integer>> lines = new HashMap<>();

  /** Creates the statements of all sources of a game. */
  public Statements(Symbols symbols) {
    this(symbols, file -> true);
  }

  /**
   * Creates the statements of some sources of a game.
   *
   * @param files decides for the path of a source whether its statements count
   */
  public Statements(Symbols symbols, Predicate<String> files) {
    this.symbols = symbols;
    this.files = files;
  }

  /** Returns the line of an instruction that begins a statement; empty for all others. */
  public OptionalInt lineBeginningAt(ExecutedInstruction executed) {
    Integer line =
        lines.computeIfAbsent(code(executed), this::beginnings).get(executed.instruction().at());
    return line == null ? OptionalInt.empty() : OptionalInt.of(line);
  }

  /** Returns the source line of an instruction. */
  public Optional<SourceLine> line(ExecutedInstruction executed) {
    return symbols.line(code(executed), executed.instruction().at());
  }

  private CodeName code(ExecutedInstruction executed) {
    return symbols.codeOf(executed.kind(), executed.script(), executed.room());
  }

  private Map<Integer, Integer> beginnings(CodeName code) {
    Map<Integer, Integer> found = new HashMap<>();
    symbols
        .code(code)
        .filter(known -> files.test(known.file()))
        .ifPresent(known -> known.lines().forEach(each -> found.put(each.at(), each.line())));
    return found;
  }
}
