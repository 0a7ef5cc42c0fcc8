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
import org.bowsprit.vm.code.Operators;

/**
 * Compiles conditions to jumps. Every conditional instruction continues with the next instruction
 * if its condition is true (spec 06 §4.1).
 */
final class ConditionCompiler {

  private static final Map<String, Op> COMPARISONS = Operators.byOperator(Operators.COMPARISONS);

  private static final Map<String, String> OPPOSITE_OPERATORS =
      Map.of("==", "!=", "!=", "==", ">", "<=", "<=", ">", "<", ">=", ">=", "<");

  private static final Map<String, String> MIRRORED_OPERATORS =
      Map.of("==", "==", "!=", "!=", ">", "<", "<", ">", ">=", "<=", "<=", ">=");

  private static final Set<String> LOGICAL_OPERATORS = Set.of("&&", "||");

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
      return COMPARISONS.containsKey(binary.operator())
          || LOGICAL_OPERATORS.contains(binary.operator());
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

  private void jump(Expression condition, int label, boolean jumpsIf) {
    OptionalInt constant = unit.constant(condition);
    if (constant.isPresent()) {
      if ((constant.getAsInt() != 0) == jumpsIf) {
        unit.code().jump(label);
      }
    } else if (condition instanceof Expression.Unary unary && unary.operator().equals("!")) {
      jump(unary.operand(), label, !jumpsIf);
    } else if (condition instanceof Expression.Binary binary
        && LOGICAL_OPERATORS.contains(binary.operator())) {
      jumpOnLogical(binary, label, jumpsIf);
    } else if (condition instanceof Expression.Binary binary && isComparison(binary)) {
      Operand left = compilers.values().value(binary.left());
      Operand right = compilers.values().value(binary.right());
      compare(binary.operator(), left, right, label, jumpsIf);
    } else if (condition instanceof Expression.Membership membership) {
      jumpOnMembership(membership, label, jumpsIf);
    } else if (condition instanceof Expression.Call call && isCondition(call)) {
      Builtin builtin = compilers.calls().builtin(call);
      jumpOnInstruction(
          builtin.op(), compilers.calls().conditionOperands(builtin, call), label, jumpsIf);
    } else {
      Operand value = compilers.values().value(condition);
      jumpOnValue(value, label, jumpsIf);
    }
  }

  private void jumpOnMembership(Expression.Membership membership, int label, boolean jumpsIf) {
    Expression comparison = states.compareStates(membership);
    if (comparison != membership) {
      jump(comparison, label, jumpsIf);
      return;
    }
    Operand object = compilers.calls().byRole(Roles.ACTOR_OR_OBJECT_ROLE, membership.object());
    jumpOnInstruction(
        Op.CLASS_OF_IS,
        List.of(object, compilers.calls().classes(membership.classes())),
        label,
        jumpsIf);
  }

  private void jumpOnLogical(Expression.Binary binary, int label, boolean jumpsIf) {
    boolean jumpsOnEither = binary.operator().equals("||") == jumpsIf;
    if (jumpsOnEither) {
      jump(binary.left(), label, jumpsIf);
      jump(binary.right(), label, jumpsIf);
    } else {
      int afterJump = unit.code().newLabel();
      jump(binary.left(), afterJump, !jumpsIf);
      jump(binary.right(), label, jumpsIf);
      unit.code().placeLabel(afterJump);
    }
  }

  private void compare(String operator, Operand left, Operand right, int label, boolean jumpsIf) {
    if (!(left instanceof Reference) && right instanceof Reference) {
      compare(MIRRORED_OPERATORS.get(operator), right, left, label, jumpsIf);
      return;
    }
    if (!(left instanceof Reference)) {
      Reference temporary = unit.slots().temporary();
      compilers.values().move(temporary, left);
      left = temporary;
    }
    String fallThrough = jumpsIf ? OPPOSITE_OPERATORS.get(operator) : operator;
    unit.code().emit(COMPARISONS.get(fallThrough), left, right, new Operand.Target(label));
  }

  private void jumpOnValue(Operand value, int label, boolean jumpsIf) {
    Operand variable = value;
    if (!(value instanceof Reference)) {
      variable = unit.slots().temporary();
      compilers.values().move((Reference) variable, value);
    }
    Op fallThrough = jumpsIf ? Op.EQUAL_ZERO : Op.NOT_EQUAL_ZERO;
    unit.code().emit(fallThrough, variable, new Operand.Target(label));
  }

  /** Emits an instruction for whose condition no opposite instruction exists. */
  private void jumpOnInstruction(Op op, List<Operand> operands, int label, boolean jumpsIf) {
    int afterJump = jumpsIf ? unit.code().newLabel() : label;
    List<Operand> operandsWithTarget = new ArrayList<>(operands);
    operandsWithTarget.add(new Operand.Target(afterJump));
    unit.code().add(unit.code().instruction(op, 0, operandsWithTarget));
    if (jumpsIf) {
      unit.code().jump(label);
      unit.code().placeLabel(afterJump);
    }
  }
}
