package org.bowsprit.vm.symbol;

import java.util.List;
import java.util.Optional;

/**
 * Where a script's code came from, and what its locals are called.
 *
 * @param code which code
 * @param file path of the source
 * @param lines where other lines begin, by rising offset
 * @param locals the named locals, in the order of the source
 */
public record CodeSymbols(CodeName code, String file, List<Line> lines, List<Local> locals) {

  /** Takes immutable copies. */
  public CodeSymbols {
    lines = List.copyOf(lines);
    locals = List.copyOf(locals);
  }

  /**
   * Where the code of a line begins; a line may have several such places.
   *
   * @param at offset from the code base
   * @param line number of the line, from 1
   */
  public record Line(int at, int line) {}

  /**
   * A named local variable.
   *
   * @param slot its number, from 0
   * @param size elements of an array; else 1
   * @param from first offset at which the name means it
   * @param to offset behind the last one
   * @param name the name
   */
  public record Local(int slot, int size, int from, int to, String name) {}

  /** Returns the line of an instruction; empty before the first one. */
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

  /** Returns the first offset of a line's code; empty if none is of this line. */
  Optional<Integer> offset(int line) {
    return lines.stream().filter(each -> each.line() == line).map(Line::at).findFirst();
  }

  /** Returns what a local is called at an offset: {@code count}, {@code table[2]}. */
  public Optional<String> local(int slot, int at) {
    return locals.stream()
        .filter(each -> each.from() <= at && at < each.to())
        .filter(each -> each.slot() <= slot && slot < each.slot() + each.size())
        .reduce((outer, inner) -> inner)
        .map(each -> Symbols.element(each.name(), each.size(), slot - each.slot()));
  }
}
