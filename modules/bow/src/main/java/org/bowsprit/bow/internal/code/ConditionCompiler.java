package org.bowsprit.bow.internal.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.Signs;

/**
 * Compiles conditions to jumps. Every conditional instruction continues with the next instruction
 * if its condition is true (spec 06 §4.1).
 */
final class ConditionCompiler {

  private static final Map<String, Op> COMPARISONS = Signs.meanings(Signs.COMPARISONS);

  private static final Map<String, String> OPPOSITE =
      Map.of("==", "!=", "!=", "==", ">", "<=", "<=", ">", "<", ">=", ">=", "<");

  private static final Map<String, String> MIRRORED =
      Map.of("==", "==", "!=", "!=", ">", "<", "<", ">", ">=", "<=", "<=", ">=");

  private static final Set<String> JOINTS = Set.of("&&", "||");

  private final Compilers compilers;
  private final ScriptUnit unit;
  private final StateCompiler states;

  ConditionCompiler(Compilers compilers) {
    this.compilers = compilers;
    this.unit = compilers.unit();
    this.states = new StateCompiler(unit);
  }

  /** Returns whether an expression has the syntax of a condition. */
  boolean isCondition(Expression expression) {
    if (expression instanceof Expression.Binary binary) {
      return COMPARISONS.containsKey(binary.operator()) || JOINTS.contains(binary.operator());
    } else if (expression instanceof Expression.Unary unary) {
      return unary.operator().equals("!");
    } else if (expression instanceof Expression.Call call) {
      Builtin builtin = compilers.calls().builtin(call);
      return builtin != null && builtin.isCondition();
    }
    return expression instanceof Expression.Membership;
  }

  /** Returns whether an expression compares two values. */
  boolean isComparison(Expression.Binary binary) {
    return COMPARISONS.containsKey(binary.operator());
  }

  /** Emits a jump that is taken if a comparison of two values is true. */
  void compare(String operator, Operand left, Operand right, int label) {
    compare(operator, left, right, label, true);
  }

  /** Emits a jump that is taken if the condition is false. */
  void jumpUnless(Expression condition, int label) {
    jump(condition, label, false);
  }

  /** Emits a jump that is taken if the condition is true. */
  void jumpIf(Expression condition, int label) {
    jump(condition, label, true);
  }

  private void jump(Expression condition, int label, boolean when) {
    OptionalInt constant = unit.constant(condition);
    if (constant.isPresent()) {
      if ((constant.getAsInt() != 0) == when) {
        unit.code().jump(label);
      }
    } else if (condition instanceof Expression.Unary unary && unary.operator().equals("!")) {
      jump(unary.operand(), label, !when);
    } else if (condition instanceof Expression.Binary binary
        && JOINTS.contains(binary.operator())) {
      joint(binary, label, when);
    } else if (condition instanceof Expression.Binary binary && isComparison(binary)) {
      Operand left = compilers.values().value(binary.left());
      Operand right = compilers.values().value(binary.right());
      compare(binary.operator(), left, right, label, when);
    } else if (condition instanceof Expression.Membership membership) {
      membership(membership, label, when);
    } else if (condition instanceof Expression.Call call && isCondition(call)) {
      Builtin builtin = compilers.calls().builtin(call);
      instruction(builtin.op(), compilers.calls().conditionOperands(builtin, call), label, when);
    } else {
      Operand value = compilers.values().value(condition);
      truth(value, label, when);
    }
  }

  private void membership(Expression.Membership membership, int label, boolean when) {
    Expression plain = states.plain(membership);
    if (plain != membership) {
      jump(plain, label, when);
      return;
    }
    Operand object = compilers.calls().byRole(Roles.CLASSED, membership.object());
    instruction(
        Op.CLASS_OF_IS,
        List.of(object, compilers.calls().classes(membership.classes())),
        label,
        when);
  }

  private void joint(Expression.Binary binary, int label, boolean when) {
    boolean first = binary.operator().equals("||") == when;
    if (first) {
      jump(binary.left(), label, when);
      jump(binary.right(), label, when);
    } else {
      int past = unit.code().newLabel();
      jump(binary.left(), past, !when);
      jump(binary.right(), label, when);
      unit.code().place(past);
    }
  }

  private void compare(String operator, Operand left, Operand right, int label, boolean when) {
    if (!(left instanceof Reference) && right instanceof Reference) {
      compare(MIRRORED.get(operator), right, left, label, when);
      return;
    }
    if (!(left instanceof Reference)) {
      Reference held = unit.slots().temporary();
      compilers.values().move(held, left);
      left = held;
    }
    String falling = when ? OPPOSITE.get(operator) : operator;
    unit.code().emit(COMPARISONS.get(falling), left, right, new Operand.Target(label));
  }

  private void truth(Operand value, int label, boolean when) {
    Operand variable = value;
    if (!(value instanceof Reference)) {
      variable = unit.slots().temporary();
      compilers.values().move((Reference) variable, value);
    }
    Op falling = when ? Op.EQUAL_ZERO : Op.NOT_EQUAL_ZERO;
    unit.code().emit(falling, variable, new Operand.Target(label));
  }

  /** Emits an instruction for whose condition no opposite instruction exists. */
  private void instruction(Op op, List<Operand> operands, int label, boolean when) {
    int past = when ? unit.code().newLabel() : label;
    List<Operand> all = new ArrayList<>(operands);
    all.add(new Operand.Target(past));
    unit.code().add(unit.code().instruction(op, 0, all));
    if (when) {
      unit.code().jump(label);
      unit.code().place(past);
    }
  }
}
