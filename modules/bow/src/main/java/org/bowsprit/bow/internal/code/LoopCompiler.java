package org.bowsprit.bow.internal.code;

import java.util.Optional;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.bow.internal.tree.Statement;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;

/** Compiles loops and selections by a value. */
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
   * Compiles a statement if it is a loop or a selection by a value. Returns whether it is one of
   * these.
   */
  boolean compile(Statement statement) {
    if (statement instanceof Statement.While loop) {
      whileLoop(loop);
    } else if (statement instanceof Statement.Repeat loop) {
      repeat(loop);
    } else if (statement instanceof Statement.For loop) {
      forLoop(loop);
    } else if (statement instanceof Statement.Case choice) {
      caseOf(choice);
    } else if (statement instanceof Statement.Break way) {
      leave(way);
    } else {
      return false;
    }
    return true;
  }

  private void whileLoop(Statement.While loop) {
    int again = unit.code().newLabel();
    int end = unit.code().newLabel();
    unit.code().place(again);
    int mark = unit.slots().mark();
    loop.condition().ifPresent(condition -> compilers.conditions().jumpUnless(condition, end));
    unit.slots().release(mark);
    body(loop.body(), again, end);
    unit.code().jump(again);
    unit.code().place(end);
  }

  private void body(Statement body, int again, int end) {
    unit.loops().push(new ScriptUnit.Loop(again, end));
    statements.compile(body);
    unit.loops().pop();
  }

  private void repeat(Statement.Repeat loop) {
    int start = unit.code().newLabel();
    int again = unit.code().newLabel();
    int end = unit.code().newLabel();
    unit.code().place(start);
    body(loop.body(), again, end);
    unit.code().place(again);
    if (loop.until()) {
      compilers.conditions().jumpUnless(loop.condition(), start);
    } else {
      compilers.conditions().jumpIf(loop.condition(), start);
    }
    unit.code().place(end);
  }

  private void forLoop(Statement.For loop) {
    int mark = unit.slots().mark();
    unit.slots().open();
    Reference variable = counter(loop);
    compilers.values().assign(variable, loop.first());
    Operand last = compilers.values().value(loop.last());
    Operand step = loop.step().map(compilers.values()::value).orElse(new Operand.Literal(1));
    int test = unit.code().newLabel();
    int again = unit.code().newLabel();
    int end = unit.code().newLabel();
    unit.code().place(test);
    Op within = loop.down() ? Op.IS_LESS_EQUAL : Op.IS_GREATER_EQUAL;
    unit.code().emit(within, variable, last, new Operand.Target(end));
    body(loop.body(), again, end);
    unit.code().place(again);
    if (loop.step().isEmpty()) {
      unit.code().emit(loop.down() ? Op.DECREMENT : Op.INCREMENT, variable);
    } else {
      unit.code().emit(loop.down() ? Op.SUBTRACT : Op.ADD, variable, step);
    }
    unit.code().jump(test);
    unit.code().place(end);
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

  private void caseOf(Statement.Case choice) {
    int end = unit.code().newLabel();
    Operand value = compilers.values().value(choice.value());
    if (!(value instanceof Reference)) {
      Reference held = unit.slots().temporary();
      compilers.values().move(held, value);
      value = held;
    }
    for (Statement.Arm arm : choice.arms()) {
      int next = unit.code().newLabel();
      select(arm, (Reference) value, next);
      statements.compile(arm.body());
      unit.code().jump(end);
      unit.code().place(next);
    }
    choice.otherwise().ifPresent(statements::compile);
    unit.code().place(end);
  }

  /** Emits a jump to {@code next} that is taken unless the value is one of the arm's values. */
  private void select(Statement.Arm arm, Reference value, int next) {
    int found = unit.code().newLabel();
    int mark = unit.slots().mark();
    for (int i = 0; i < arm.values().size(); i++) {
      Expression each = arm.values().get(i);
      boolean isLast = i == arm.values().size() - 1;
      int miss = isLast ? next : unit.code().newLabel();
      if (each instanceof Expression.Binary range && range.operator().equals("..")) {
        test(Op.IS_LESS_EQUAL, value, range.left(), miss);
        test(Op.IS_GREATER_EQUAL, value, range.right(), miss);
      } else {
        test(Op.IS_EQUAL, value, each, miss);
      }
      if (!isLast) {
        unit.code().jump(found);
        unit.code().place(miss);
      }
    }
    unit.slots().release(mark);
    unit.code().place(found);
  }

  private void test(Op op, Reference value, Expression with, int miss) {
    Operand operand = compilers.values().value(with);
    unit.code().emit(op, value, operand, new Operand.Target(miss));
  }

  private void leave(Statement.Break way) {
    Optional<ScriptUnit.Loop> loop = Optional.ofNullable(unit.loops().peek());
    if (loop.isEmpty()) {
      Span span = way.span();
      unit.error(span, "expected a loop around '" + (way.again() ? "continue" : "break") + "'");
      return;
    }
    unit.code().jump(way.again() ? loop.get().again() : loop.get().end());
  }
}
