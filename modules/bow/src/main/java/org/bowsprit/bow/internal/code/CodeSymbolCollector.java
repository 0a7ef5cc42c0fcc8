package org.bowsprit.bow.internal.code;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.CodeSymbols;

/** Records the source lines of the code of a game's scripts, and their local variables. */
final class CodeSymbolCollector {

  private final List<CodeSymbols> all = new ArrayList<>();

  /** Returns the records in the order of compilation. */
  List<CodeSymbols> all() {
    return List.copyOf(all);
  }

  /**
   * Records a unit after its layout. A unit without statements is not recorded.
   *
   * @param code the name of the code
   * @param unit the compiled unit
   * @param base offset of its first byte
   * @param length the number of its bytes
   */
  void add(CodeName code, ScriptUnit unit, int base, int length) {
    LineCollector lines = new LineCollector();
    unit.code().visit(base, lines::add);
    if (lines.file != null) {
      List<CodeSymbols.Local> locals =
          unit.slots().scopes().stream()
              .map(each -> local(each, unit.code(), base + length))
              .toList();
      all.add(new CodeSymbols(code, lines.file, lines.lines, locals));
    }
  }

  private static CodeSymbols.Local local(LocalSlots.Scope scope, CodeBuffer code, int end) {
    int begin = code.offset(scope.begin());
    return new CodeSymbols.Local(
        scope.variable().number(),
        scope.variable().size(),
        scope.isParameter() ? begin : Math.max(begin, 1),
        scope.end() == 0 ? end : code.offset(scope.end()),
        scope.variable().name());
  }

  /** The source lines of one unit of code. All lines are in one file. */
  private static final class LineCollector {

    private final List<CodeSymbols.Line> lines = new ArrayList<>();
    private String file;

    void add(Span statement, int at) {
      if (file == null) {
        file = statement.source().path();
      }
      int line = statement.position().line();
      boolean same = !lines.isEmpty() && lines.get(lines.size() - 1).line() == line;
      if (statement.source().path().equals(file) && !same) {
        lines.add(new CodeSymbols.Line(at, line));
      }
    }
  }
}
