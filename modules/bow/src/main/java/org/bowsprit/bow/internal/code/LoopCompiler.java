package org.bowsprit.bow.internal.code;

import java.util.Optional;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;

/** Compiles loops and {@code case} statements. */
final class LoopCompiler {

  private final Compilers compilers;
  private final StatementCompiler statements;
  private final ScriptUnit unit;

  LoopCompiler(Compilers compilers, StatementCompiler statements) {
    this.compilers = compilers;
    this.statements = statements;
    this.unit = compilers.unit();
  }

  /**
   * Compiles a statement if it is a loop, a {@code case} statement or a jump out of a loop. Returns
   * whether the statement was compiled.
   */
  boolean compile(Statement statement) {
    if (statement instanceof Statement.While loop) {
      whileLoop(loop);
    } else if (statement instanceof Statement.Repeat loop) {
      repeat(loop);
    } else if (statement instanceof Statement.For loop) {
      forLoop(loop);
    } else if (statement instanceof Statement.Case choice) {
      caseStatement(choice);
    } else if (statement instanceof Statement.Break exit) {
      leave(exit);
    } else {
      return false;
    }
    return true;
  }

  private void whileLoop(Statement.While loop) {
    int continueLabel = unit.code().newLabel();
    int endLabel = unit.code().newLabel();
    unit.code().placeLabel(continueLabel);
    int mark = unit.slots().mark();
    loop.condition().ifPresent(condition -> compilers.conditions().jumpUnless(condition, endLabel));
    unit.slots().release(mark);
    compileBody(loop.body(), continueLabel, endLabel);
    unit.code().jump(continueLabel);
    unit.code().placeLabel(endLabel);
  }

  private void compileBody(Statement body, int continueLabel, int endLabel) {
    unit.loops().push(new ScriptUnit.Loop(continueLabel, endLabel));
    statements.compile(body);
    unit.loops().pop();
  }

  private void repeat(Statement.Repeat loop) {
    int startLabel = unit.code().newLabel();
    int continueLabel = unit.code().newLabel();
    int endLabel = unit.code().newLabel();
    unit.code().placeLabel(startLabel);
    compileBody(loop.body(), continueLabel, endLabel);
    unit.code().placeLabel(continueLabel);
    if (loop.until()) {
      compilers.conditions().jumpUnless(loop.condition(), startLabel);
    } else {
      compilers.conditions().jumpIf(loop.condition(), startLabel);
    }
    unit.code().placeLabel(endLabel);
  }

  private void forLoop(Statement.For loop) {
    int mark = unit.slots().mark();
    unit.slots().open();
    Reference variable = counter(loop);
    compilers.values().assign(variable, loop.first());
    Operand last = compilers.values().value(loop.last());
    Operand step = loop.step().map(compilers.values()::value).orElse(new Operand.Literal(1));
    int testLabel = unit.code().newLabel();
    int continueLabel = unit.code().newLabel();
    int endLabel = unit.code().newLabel();
    unit.code().placeLabel(testLabel);
    Op comparison = loop.down() ? Op.IS_LESS_EQUAL : Op.IS_GREATER_EQUAL;
    unit.code().emit(comparison, variable, last, new Operand.Target(endLabel));
    compileBody(loop.body(), continueLabel, endLabel);
    unit.code().placeLabel(continueLabel);
    if (loop.step().isEmpty()) {
      unit.code().emit(loop.down() ? Op.DECREMENT : Op.INCREMENT, variable);
    } else {
      unit.code().emit(loop.down() ? Op.SUBTRACT : Op.ADD, variable, step);
    }
    unit.code().jump(testLabel);
    unit.code().placeLabel(endLabel);
    unit.slots().close(mark);
  }

  private Reference counter(Statement.For loop) {
    Expression.Name name = loop.variable();
    if (unit.find(name) != null || !name.room().isEmpty()) {
      return compilers.variables().variable(name);
    }
    DeclaredSymbol symbol = unit.declare(name.name(), 1, name.span());
    return VariableCompiler.reference(symbol);
  }

  private void caseStatement(Statement.Case choice) {
    int endLabel = unit.code().newLabel();
    Operand value = compilers.values().value(choice.value());
    if (!(value instanceof Reference)) {
      Reference temporary = unit.slots().temporary();
      compilers.values().move(temporary, value);
      value = temporary;
    }
    for (Statement.Arm arm : choice.arms()) {
      int nextArmLabel = unit.code().newLabel();
      emitArmTests(arm, (Reference) value, nextArmLabel);
      statements.compile(arm.body());
      unit.code().jump(endLabel);
      unit.code().placeLabel(nextArmLabel);
    }
    choice.otherwise().ifPresent(statements::compile);
    unit.code().placeLabel(endLabel);
  }

  /**
   * Emits a jump to {@code nextArmLabel} that is taken unless the value is one of the arm's values.
   */
  private void emitArmTests(Statement.Arm arm, Reference value, int nextArmLabel) {
    int matchLabel = unit.code().newLabel();
    int mark = unit.slots().mark();
    for (int i = 0; i < arm.values().size(); i++) {
      Expression each = arm.values().get(i);
      boolean isLast = i == arm.values().size() - 1;
      int mismatchLabel = isLast ? nextArmLabel : unit.code().newLabel();
      if (each instanceof Expression.Binary range && range.operator().equals("..")) {
        emitTest(Op.IS_LESS_EQUAL, value, range.left(), mismatchLabel);
        emitTest(Op.IS_GREATER_EQUAL, value, range.right(), mismatchLabel);
      } else {
        emitTest(Op.IS_EQUAL, value, each, mismatchLabel);
      }
      if (!isLast) {
        unit.code().jump(matchLabel);
        unit.code().placeLabel(mismatchLabel);
      }
    }
    unit.slots().release(mark);
    unit.code().placeLabel(matchLabel);
  }

  private void emitTest(Op op, Reference value, Expression operandExpression, int mismatchLabel) {
    Operand operand = compilers.values().value(operandExpression);
    unit.code().emit(op, value, operand, new Operand.Target(mismatchLabel));
  }

  private void leave(Statement.Break exit) {
    Optional<ScriptUnit.Loop> loop = Optional.ofNullable(unit.loops().peek());
    if (loop.isEmpty()) {
      Span span = exit.span();
      unit.error(
          span, "expected a loop around '" + (exit.isContinue() ? "continue" : "break") + "'");
      return;
    }
    unit.code().jump(exit.isContinue() ? loop.get().nextLabel() : loop.get().endLabel());
  }
}
