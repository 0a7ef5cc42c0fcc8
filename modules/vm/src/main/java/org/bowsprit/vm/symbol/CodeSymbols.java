package org.bowsprit.vm.symbol;

import java.util.List;
import java.util.Optional;

/**
 * The source lines of a script's code, and the names of its locals.
 *
 * @param code the code
 * @param file path of the source
 * @param lines the beginnings of source lines, by ascending offset
 * @param locals the named locals, in the order of the source
 */
public record CodeSymbols(CodeName code, String file, List<Line> lines, List<Local> locals) {

  /** Makes immutable copies of the lists. */
  public CodeSymbols {
    lines = List.copyOf(lines);
    locals = List.copyOf(locals);
  }

  /**
   * The beginning of a source line's code. A line may have several beginnings.
   *
   * @param at offset from the code base
   * @param line number of the line, from 1
   */
  public record Line(int at, int line) {}

  /**
   * A named local variable.
   *
   * @param slot the number of the variable, from 0
   * @param size the number of elements of an array; otherwise 1
   * @param from the first offset at which the name is valid; 0 only for a parameter
   * @param to the offset after the last offset at which the name is valid
   * @param name the name
   */
  public record Local(int slot, int size, int from, int to, String name) {

    /**
     * Returns whether the name is valid at an instruction. At the first instruction, a name that
     * begins at offset 1 is also valid, because the first instruction may give a variable its first
     * value.
     */
    public boolean isValid(int at) {
      return from <= Math.max(at, 1) && at < to;
    }
  }

  /** Returns the line of an instruction; empty before the first line. */
  public Optional<SourceLine> line(int at) {
    Optional<SourceLine> found = Optional.empty();
    for (Line each : lines) {
      if (each.at() > at) {
        break;
      }
      found = Optional.of(new SourceLine(file, each.line()));
    }
    return found;
  }

  /** Returns the first offset of a line's code; empty if the line has no code. */
  Optional<Integer> offset(int line) {
    return lines.stream().filter(each -> each.line() == line).map(Line::at).findFirst();
  }

  /** Returns the name of a local at an offset, such as {@code count} or {@code table[2]}. */
  public Optional<String> local(int slot, int at) {
    return locals.stream()
        .filter(each -> each.isValid(at))
        .filter(each -> each.slot() <= slot && slot < each.slot() + each.size())
        .reduce((outer, inner) -> inner)
        .map(each -> Symbols.element(each.name(), each.size(), slot - each.slot()));
  }
}
