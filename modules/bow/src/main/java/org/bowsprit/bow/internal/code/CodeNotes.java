package org.bowsprit.bow.internal.code;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.vm.symbol.CodeName;
import org.bowsprit.vm.symbol.CodeSymbols;

/** Takes down which lines the code of a game's scripts came from, and what their locals are. */
final class CodeNotes {

  private final List<CodeSymbols> all = new ArrayList<>();

  /** Returns what was taken down, in the order it was compiled. */
  List<CodeSymbols> all() {
    return List.copyOf(all);
  }

  /**
   * Takes down a unit that was laid out; nothing of one without a statement.
   *
   * @param code which code
   * @param unit how it was compiled
   * @param base offset of its first byte
   * @param length of its bytes
   */
  void add(CodeName code, ScriptUnit unit, int base, int length) {
    LineNotes lines = new LineNotes();
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
    return new CodeSymbols.Local(
        scope.variable().number(),
        scope.variable().size(),
        code.offset(scope.begin()),
        scope.end() == 0 ? end : code.offset(scope.end()),
        scope.variable().name());
  }

  /** The lines of one piece of code, all of one file. */
  private static final class LineNotes {

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
