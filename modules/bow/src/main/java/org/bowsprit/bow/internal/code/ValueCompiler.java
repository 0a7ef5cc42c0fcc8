package org.bowsprit.bow.internal.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.bowsprit.bow.internal.name.Constants;
import org.bowsprit.bow.internal.name.DeclaredSymbol;
import org.bowsprit.bow.internal.name.SymbolKind;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Expression;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.Operators;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/**
 * Compiles expressions to operands. Numbers and variables are used directly; other expressions are
 * first evaluated into an unnamed local variable.
 */
final class ValueCompiler {

  private static final Map<String, SubOp> STACK_OPERATIONS =
      Operators.byOperator(Operators.OPERATORS);

  private static final Map<String, Op> MASK_OPERATIONS = Map.of("&", Op.AND, "|", Op.OR);

  private final Compilers compilers;
  private final ScriptUnit unit;

  ValueCompiler(Compilers compilers) {
    this.compilers = compilers;
    this.unit = compilers.unit();
  }

  /** Returns the variable that contains the result of an instruction inside an expression. */
  static Reference result() {
    return new Reference(EngineVariable.RESULT.number(), Reference.NOT_INDEXED);
  }

  /** Returns a literal. Reports an error if the value does not fit into a signed word. */
  Operand.Literal literal(int value, Span span) {
    Optional<String> rangeError = Constants.rangeError(value);
    rangeError.ifPresent(message -> unit.error(span, message));
    return new Operand.Literal(rangeError.isPresent() ? 0 : value);
  }

  /**
   * Returns the value of an expression as a literal or a reference. Emits the code that computes
   * the value, if it is not a number or variable.
   */
  Operand value(Expression expression) {
    OptionalInt constant = unit.constant(expression);
    if (constant.isPresent()) {
      return literal(constant.getAsInt(), expression.span());
    }
    if (expression instanceof Expression.Name name) {
      return namedValue(name);
    }
    if (expression instanceof Expression.Element element
        && !compilers.variables().isStringCharacter(element)) {
      return compilers.variables().element(element);
    }
    Reference temporary = unit.slots().temporary();
    assign(temporary, expression);
    return temporary;
  }

  private Operand namedValue(Expression.Name name) {
    DeclaredSymbol symbol = unit.resolve(name);
    if (symbol == null) {
      return new Operand.Literal(0);
    }
    if (symbol.kind().isVariable()) {
      return compilers.variables().scalarReference(symbol, name.span());
    }
    unit.checkReachable(symbol, name.span());
    return new Operand.Literal(unit.game().constants().value(symbol).orElse(0));
  }

  /** Emits the assignment of an operand to a variable. */
  void move(Reference target, Operand value) {
    unit.code().emit(Op.MOVE, target, value);
  }

  /** Emits code that evaluates an expression into a variable. */
  void assign(Reference target, Expression expression) {
    OptionalInt constant = unit.constant(expression);
    if (constant.isPresent()) {
      move(target, literal(constant.getAsInt(), expression.span()));
    } else if (expression instanceof Expression.Name
        || (expression instanceof Expression.Element element
            && !compilers.variables().isStringCharacter(element))) {
      move(target, value(expression));
    } else if (expression instanceof Expression.Element character) {
      unit.code().add(compilers.calls().character(target, character));
    } else if (expression instanceof Expression.Call call) {
      call(target, call);
    } else if (expression instanceof Expression.Conditional choice) {
      emitConditional(target, choice);
    } else if (compilers.conditions().isCondition(expression)) {
      emitTruthValue(target, expression);
    } else if (expression instanceof Expression.Binary binary
        && MASK_OPERATIONS.containsKey(binary.operator())) {
      emitMask(target, binary);
    } else if (expression instanceof Expression.Binary || expression instanceof Expression.Unary) {
      calculate(target, expression);
    } else if (expression instanceof Expression.Quoted quoted) {
      unit.error(
          expression.span(), "expected a name or a number, found a text" + adviceForText(quoted));
    } else {
      unit.error(expression.span(), "expected a number");
    }
  }

  private String adviceForText(Expression.Quoted quoted) {
    String text = quoted.span().text();
    String inner = text.substring(1, Math.max(1, text.length() - 1));
    return unit.find(new Expression.Name("", inner, quoted.span())) == null
        ? ": a text cannot be used in a calculation or comparison"
        : ": leave the quotes out";
  }

  private void call(Reference target, Expression.Call call) {
    if (compilers.conditions().isCondition(call)) {
      emitTruthValue(target, call);
    } else if (compilers.scripts().isFunction(call)) {
      compilers.scripts().callFunction(call);
      move(target, result());
    } else if (compilers.scripts().isScript(call)) {
      compilers.scripts().callScriptWithResult(call).ifPresent(answer -> move(target, answer));
    } else {
      Instruction instruction = compilers.calls().callWithResult(call, target);
      if (instruction != null) {
        unit.code().add(instruction);
      }
    }
  }

  private void emitConditional(Reference target, Expression.Conditional conditional) {
    int elseLabel = unit.code().newLabel();
    int endLabel = unit.code().newLabel();
    compilers.conditions().jumpUnless(conditional.condition(), elseLabel);
    assign(target, conditional.then());
    unit.code().jump(endLabel);
    unit.code().placeLabel(elseLabel);
    assign(target, conditional.otherwise());
    unit.code().placeLabel(endLabel);
  }

  /** Emits code that sets a variable to 1 or 0 for a condition. */
  private void emitTruthValue(Reference target, Expression condition) {
    int elseLabel = unit.code().newLabel();
    int endLabel = unit.code().newLabel();
    compilers.conditions().jumpUnless(condition, elseLabel);
    move(target, new Operand.Literal(1));
    unit.code().jump(endLabel);
    unit.code().placeLabel(elseLabel);
    move(target, new Operand.Literal(0));
    unit.code().placeLabel(endLabel);
  }

  private void emitMask(Reference target, Expression.Binary binary) {
    Reference temporary = unit.slots().temporary();
    assign(temporary, binary.left());
    unit.code().emit(MASK_OPERATIONS.get(binary.operator()), temporary, value(binary.right()));
    move(target, temporary);
  }

  private void calculate(Reference target, Expression expression) {
    List<SubOperation> steps = new ArrayList<>();
    addSteps(expression, steps);
    unit.code().emit(Op.EXPRESSION, target, new Operand.SubOperations(steps));
  }

  /** Appends the steps that leave the value of an expression on the stack. */
  private void addSteps(Expression expression, List<SubOperation> steps) {
    if (unit.constant(expression).isPresent()) {
      addPush(value(expression), steps);
    } else if (expression instanceof Expression.Unary unary && unary.operator().equals("-")) {
      addPush(new Operand.Literal(0), steps);
      addSteps(unary.operand(), steps);
      addStep(SubOp.EXPRESSION_SUBTRACT, steps);
    } else if (expression instanceof Expression.Binary binary
        && STACK_OPERATIONS.containsKey(binary.operator())) {
      if (binary.operator().equals("/")) {
        checkDivisor(binary.right());
      }
      addSteps(binary.left(), steps);
      addSteps(binary.right(), steps);
      addStep(STACK_OPERATIONS.get(binary.operator()), steps);
    } else if (expression instanceof Expression.Binary binary && binary.operator().equals("%")) {
      addRemainder(binary, steps);
    } else if (expression instanceof Expression.Call call && isQuery(call)) {
      Instruction instruction = compilers.calls().callWithResult(call, result());
      if (instruction != null) {
        steps.add(CodeBuffer.sub(SubOp.EXPRESSION_INSTRUCTION, new Operand.Nested(instruction)));
      }
    } else {
      addPush(value(expression), steps);
    }
  }

  private boolean isQuery(Expression.Call call) {
    return !compilers.scripts().isFunction(call)
        && !compilers.scripts().isScript(call)
        && !compilers.conditions().isCondition(call);
  }

  /** Reports a constant divisor that is 0. */
  void checkDivisor(Expression divisor) {
    OptionalInt constant = unit.constant(divisor);
    if (constant.isPresent() && constant.getAsInt() == 0) {
      unit.error(divisor.span(), "expected a divisor other than 0");
    }
  }

  private void addRemainder(Expression.Binary binary, List<SubOperation> steps) {
    checkDivisor(binary.right());
    Operand left = value(binary.left());
    Operand right = value(binary.right());
    addPush(left, steps);
    addPush(left, steps);
    addPush(right, steps);
    addStep(SubOp.EXPRESSION_DIVIDE, steps);
    addPush(right, steps);
    addStep(SubOp.EXPRESSION_MULTIPLY, steps);
    addStep(SubOp.EXPRESSION_SUBTRACT, steps);
  }

  private static void addPush(Operand value, List<SubOperation> steps) {
    steps.add(CodeBuffer.sub(SubOp.EXPRESSION_PUSH, value));
  }

  private static void addStep(SubOp op, List<SubOperation> steps) {
    steps.add(CodeBuffer.sub(op));
  }

  /** Returns whether an expression names a symbol of the given kind. */
  boolean isKind(Expression expression, SymbolKind kind) {
    DeclaredSymbol symbol = expression instanceof Expression.Name name ? unit.find(name) : null;
    return symbol != null && symbol.kind() == kind;
  }
}
