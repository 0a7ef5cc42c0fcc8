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
   * @param offset offset from the code base
   * @param line number of the line, from 1
   */
  public record Line(int offset, int line) {}

  /**
   * A named local variable.
   *
   * @param slot the number of the variable, from 0
   * @param size the number of elements of an array; otherwise 1
   * @param firstOffset the first offset at which the name is valid; 0 only for a parameter
   * @param endOffset the offset after the last offset at which the name is valid
   * @param name the name
   */
  public record Local(int slot, int size, int firstOffset, int endOffset, String name) {

    /**
     * Returns whether the name is valid at an instruction. At the first instruction, a name that
     * begins at offset 1 is also valid, because the first instruction may give a variable its first
     * value.
     */
    public boolean isValid(int offset) {
      return firstOffset <= Math.max(offset, 1) && offset < endOffset;
    }
  }

  /** Returns the line of an instruction; empty before the first line. */
  public Optional<SourceLine> line(int offset) {
    Optional<SourceLine> sourceLine = Optional.empty();
    for (Line each : lines) {
      if (each.offset() > offset) {
        break;
      }
      sourceLine = Optional.of(new SourceLine(file, each.line()));
    }
    return sourceLine;
  }

  /** Returns the first offset of a line's code; empty if the line has no code. */
  Optional<Integer> offset(int line) {
    return lines.stream().filter(each -> each.line() == line).map(Line::offset).findFirst();
  }

  /** Returns the name of a local at an offset, such as {@code count} or {@code table[2]}. */
  public Optional<String> local(int slot, int offset) {
    return locals.stream()
        .filter(each -> each.isValid(offset))
        .filter(each -> each.slot() <= slot && slot < each.slot() + each.size())
        .reduce((outer, inner) -> inner)
        .map(each -> Symbols.elementName(each.name(), each.size(), slot - each.slot()));
  }
}
