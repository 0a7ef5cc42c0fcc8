package org.bowsprit.bow.internal.code;

import java.util.List;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;

/** Compiles statements with texts in several languages once for each language. */
final class LanguageCompiler {

  private final ScriptUnit unit;

  LanguageCompiler(ScriptUnit unit) {
    this.unit = unit;
  }

  /** Runs {@code compile} for each language of a statement's own texts. */
  void inEach(Statement statement, Runnable compile) {
    inEach(texts(statement), compile);
  }

  /**
   * Runs {@code compile} for each language of some texts. The compiled code chooses between the
   * languages at run time.
   */
  void inEach(List<? extends Expression> texts, Runnable compile) {
    int languageCount = texts.stream().mapToInt(LanguageCompiler::versions).max().orElse(1);
    DeclaredSymbol language = unit.game().language();
    if (languageCount <= 1) {
      compile.run();
      return;
    }
    if (language == null) {
      unit.error(texts.get(0).span(), "expected 'languages' and their names somewhere in the game");
      compile.run();
      return;
    }
    int outerLanguage = unit.language();
    int end = unit.code().newLabel();
    int mark = unit.slots().mark();
    for (int version = 0; version < languageCount; version++) {
      int next = unit.code().newLabel();
      if (version < languageCount - 1) {
        unit.code()
            .emit(
                Op.IS_EQUAL,
                VariableCompiler.reference(language),
                new Operand.Literal(version),
                new Operand.Target(next));
      }
      unit.language(version);
      compile.run();
      unit.slots().release(mark);
      if (version < languageCount - 1) {
        unit.code().jump(end);
      }
      unit.code().placeLabel(next);
    }
    unit.code().placeLabel(end);
    unit.language(outerLanguage);
  }

  /** Returns the expressions of a statement that can contain its own texts. */
  private static List<? extends Expression> texts(Statement statement) {
    if (statement instanceof Statement.CallStatement perform) {
      return List.of(perform.call());
    } else if (statement instanceof Statement.Assignment assignment) {
      return List.of(assignment.value());
    }
    return List.of();
  }

  /** Returns the number of languages of an expression's texts. */
  static int versions(Expression expression) {
    if (expression instanceof Expression.Quoted quoted) {
      return quoted.versions().size();
    } else if (expression instanceof Expression.Call call) {
      return call.arguments().stream().mapToInt(LanguageCompiler::versions).max().orElse(1);
    }
    return 1;
  }
}
