package org.bowsprit.bow.internal.decompile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.bowsprit.bow.internal.code.Builtins;
import org.bowsprit.vm.code.Field;
import org.bowsprit.vm.code.FieldType;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.Operators;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.text.OperandNames;
import org.bowsprit.vm.text.ReferenceNotation;

/**
 * Writes one instruction as a statement of the language, and a conditional jump as its condition.
 */
final class InstructionWriter {

  private static final Map<SubOp, String> WAIT_EVENTS =
      Map.of(
          SubOp.WAIT_FOR_ACTOR, "actor",
          SubOp.WAIT_FOR_MESSAGE, "message",
          SubOp.WAIT_FOR_CAMERA, "camera",
          SubOp.WAIT_FOR_SENTENCE, "sentence");

  private static final Map<Op, String> STATE_WORDS =
      Map.of(Op.IS_EQUAL, "is", Op.IS_NOT_EQUAL, "is not");

  private static final Map<Op, Op> OPPOSITES =
      Map.of(
          Op.IS_EQUAL, Op.IS_NOT_EQUAL,
          Op.IS_NOT_EQUAL, Op.IS_EQUAL,
          Op.IS_LESS, Op.IS_GREATER_EQUAL,
          Op.IS_GREATER_EQUAL, Op.IS_LESS,
          Op.IS_GREATER, Op.IS_LESS_EQUAL,
          Op.IS_LESS_EQUAL, Op.IS_GREATER,
          Op.EQUAL_ZERO, Op.NOT_EQUAL_ZERO,
          Op.NOT_EQUAL_ZERO, Op.EQUAL_ZERO);

  private static final String OBJECT = "object";

  private final OperandNames names;
  private final LocalVariables locals;

  InstructionWriter(OperandNames names, LocalVariables locals) {
    this.names = names;
    this.locals = locals;
  }

  /**
   * Returns the condition under which a conditional instruction does not jump.
   *
   * @param call the call that computes the first operand; empty if the operand is not a call
   */
  String condition(Instruction instruction, Optional<Instruction> call) {
    return condition(instruction, call, instruction.op());
  }

  /** Returns whether there is no operation that tests the opposite condition of an operation. */
  static boolean hasNoOpposite(Op op) {
    return !OPPOSITES.containsKey(op);
  }

  /** Returns the condition under which a conditional instruction jumps. */
  String oppositeCondition(Instruction instruction, Optional<Instruction> call) {
    Op op = instruction.op();
    return OPPOSITES.containsKey(op)
        ? condition(instruction, call, OPPOSITES.get(op))
        : "!" + condition(instruction, call, op);
  }

  private String condition(Instruction instruction, Optional<Instruction> call, Op op) {
    Optional<String> state =
        call.filter(each -> each.op() == Op.GET_OBJECT_STATE && STATE_WORDS.containsKey(op))
            .flatMap(each -> state(each.operand(1), instruction.operand(1)));
    if (state.isPresent()) {
      return value(call.orElseThrow(), 1) + " " + STATE_WORDS.get(op) + " " + state.get();
    }
    String first =
        call.map(this::callWithResult)
            .orElseGet(() -> instruction.operands().isEmpty() ? "" : value(instruction, 0));
    if (Operators.COMPARISONS.containsKey(op)) {
      return first + " " + Operators.COMPARISONS.get(op) + " " + value(instruction, 1);
    }
    return switch (op) {
      case EQUAL_ZERO -> "!" + first;
      case NOT_EQUAL_ZERO -> first;
      default -> Builtins.name(op, null) + arguments(op.layout(), instruction.operands(), "");
    };
  }

  /** Returns the name of a state of an object; empty if there is none. */
  private Optional<String> state(Operand object, Operand state) {
    return object instanceof Operand.Literal objectNumber
            && state instanceof Operand.Literal stateNumber
            && names.value(OBJECT, objectNumber.value()).isPresent()
        ? names.state(objectNumber.value(), stateNumber.value())
        : Optional.empty();
  }

  /** Returns whether an instruction is a call that returns a value. */
  static boolean returnsValue(Op op) {
    return op.hasResult() && op != Op.EXPRESSION && !Operators.ASSIGNMENTS.containsKey(op);
  }

  /** Returns whether an instruction compares its first operand with the second or with 0. */
  static boolean isComparison(Op op) {
    return Operators.COMPARISONS.containsKey(op) || op == Op.EQUAL_ZERO || op == Op.NOT_EQUAL_ZERO;
  }

  /** Returns whether an instruction prints a text. */
  static boolean isSpeech(Instruction instruction) {
    if (instruction.op() != Op.PRINT && instruction.op() != Op.PRINT_EGO) {
      return false;
    }
    List<SubOperation> subs = instruction.subOperations();
    return !subs.isEmpty() && subs.get(subs.size() - 1).op() == SubOp.PRINT_TEXT;
  }

  /** Returns whether an instruction waits for the end of a line. */
  static boolean isWaitForSpeech(Instruction instruction) {
    return instruction.op() == Op.WAIT
        && instruction.subOperations().get(0).op() == SubOp.WAIT_FOR_MESSAGE;
  }

  /** Returns one statement that says a line and waits until it has been said. */
  String speechWithWait(Instruction instruction) {
    String speaker = instruction.op() == Op.PRINT_EGO ? "ego" : speaker(instruction);
    boolean isPlain = instruction.subOperations().size() == 1 && speaker.matches("[A-Za-z_]\\w*");
    String statement = statement(instruction);
    return isPlain
        ? speaker + ": " + statement.substring(("say " + speaker + " ").length())
        : statement + " wait";
  }

  private String speaker(Instruction print) {
    return print.operand(0) instanceof Operand.Literal actor
        ? names.value("actor", actor.value()).orElseGet(() -> Integer.toString(actor.value()))
        : value(print, 0);
  }

  /** Returns the second operand of a comparison. */
  String comparedValue(Instruction comparison) {
    return value(comparison, 1);
  }

  /** Returns the text of an instruction that shows a line to choose. */
  String lineText(Instruction instruction) {
    return TextPrinter.print(((Operand.Text) instruction.subOperations().get(1).operand(0)).text());
  }

  /**
   * Returns the statement that waits until a script or sound has ended. The given instruction tests
   * whether the script or sound is running.
   */
  String waitForEnd(Instruction call) {
    String kind = call.op() == Op.IS_SCRIPT_RUNNING ? "script " : "sound ";
    return "wait for " + kind + value(call, 1);
  }

  /** Returns the statement for an instruction that does not jump. */
  String statement(Instruction instruction) {
    Op op = instruction.op();
    if (Operators.ASSIGNMENTS.containsKey(op)) {
      return value(instruction, 0)
          + " "
          + Operators.ASSIGNMENTS.get(op)
          + " "
          + value(instruction, 1);
    }
    return switch (op) {
      case STOP_OBJECT_CODE -> "return";
      case BREAK_HERE -> "yield";
      case INCREMENT -> value(instruction, 0) + "++";
      case DECREMENT -> value(instruction, 0) + "--";
      case EXPRESSION -> value(instruction, 0) + " = " + expression(instruction.subOperations());
      case SET_BYTE_RANGE, SET_WORD_RANGE ->
          value(instruction, 0) + " = " + numbers(instruction.operand(2));
      case DELAY, DELAY_VARIABLE -> "delay " + value(instruction, 0);
      case WAIT -> waitStatement(instruction.subOperations().get(0));
      case PRINT -> print(instruction, "print", speaker(instruction));
      case PRINT_EGO -> print(instruction, "printEgo", "ego");
      case SET_STATE ->
          state(instruction.operand(0), instruction.operand(1))
              .map(state -> value(instruction, 0) + " becomes " + state)
              .orElseGet(() -> callStatement(instruction));
      default -> callStatement(instruction);
    };
  }

  /** Returns the values of a list in round brackets. */
  String argumentList(Operand.Arguments arguments) {
    return arguments.elements().stream()
        .map(each -> value(each.value()))
        .collect(Collectors.joining(", ", "(", ")"));
  }

  private String waitStatement(SubOperation sub) {
    String operand =
        sub.operands().isEmpty() ? "" : " " + value(sub.op().layout().get(0), sub.operand(0));
    return "wait for " + WAIT_EVENTS.get(sub.op()) + operand;
  }

  private String print(Instruction instruction, String call, String speaker) {
    List<SubOperation> subs = instruction.subOperations();
    if (!isSpeech(instruction)) {
      return call + arguments(instruction.op().layout(), instruction.operands(), "");
    }
    SubOperation text = subs.get(subs.size() - 1);
    String settings =
        subs.subList(0, subs.size() - 1).stream()
            .map(each -> " " + setting(each))
            .collect(Collectors.joining());
    String quoted = TextPrinter.print(((Operand.Text) text.operand(0)).text());
    return "say " + speaker + settings + " " + quoted;
  }

  private String callStatement(Instruction instruction) {
    String call = call(instruction);
    Operand result = result(instruction);
    return result == null ? call : value(result) + " = " + call;
  }

  private static Operand result(Instruction instruction) {
    if (instruction.op().hasResult()) {
      return instruction.operand(0);
    }
    if (instruction.op() == Op.STRING_OPS
        && instruction.subOperations().get(0).op() == SubOp.STRING_GET_CHAR) {
      return instruction.subOperations().get(0).operand(0);
    }
    return null;
  }

  private String call(Instruction instruction) {
    Op op = instruction.op();
    if (Builtins.isNamedBySubOperation(op)) {
      SubOperation sub = instruction.subOperations().get(0);
      return Builtins.name(op, sub.op()) + arguments(sub.op().layout(), sub.operands(), "");
    }
    String flags = "";
    if (op == Op.START_SCRIPT) {
      flags += (instruction.opcode() & Instruction.RESISTANT_BIT) != 0 ? ", resistant" : "";
      flags += (instruction.opcode() & Instruction.RECURSIVE_BIT) != 0 ? ", recursive" : "";
    }
    return Builtins.name(op, null) + arguments(op.layout(), instruction.operands(), flags);
  }

  private String arguments(List<Field> layout, List<Operand> operands, String flags) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      Field field = layout.get(i);
      boolean isWritten =
          field.type() != FieldType.RESULT
              && field.type() != FieldType.CONTROL
              && field.type() != FieldType.JUMP;
      String part = isWritten ? argument(field, operands.get(i)) : "";
      if (!part.isEmpty()) {
        parts.add(part);
      }
    }
    return "(" + String.join(", ", parts) + flags + ")";
  }

  private String argument(Field field, Operand operand) {
    if (operand instanceof Operand.Arguments list) {
      return list.elements().stream()
          .map(each -> value(each.value()))
          .collect(Collectors.joining(", ", "[", "]"));
    } else if (operand instanceof Operand.Text text) {
      return field.type() == FieldType.PLAIN_TEXT
          ? TextPrinter.plain(text.text())
          : TextPrinter.print(text.text());
    } else if (operand instanceof Operand.Numbers) {
      return numbers(operand);
    } else if (operand instanceof Operand.SubOperations subs) {
      return subs.list().stream()
          .filter(each -> each.op() != SubOp.DRAW_PLAIN)
          .map(this::setting)
          .collect(Collectors.joining(", "));
    }
    return value(field, operand);
  }

  private String setting(SubOperation sub) {
    return Builtins.settingName(sub.op()) + arguments(sub.op().layout(), sub.operands(), "");
  }

  private static String numbers(Operand operand) {
    return ((Operand.Numbers) operand)
        .values().stream().map(String::valueOf).collect(Collectors.joining(", ", "[", "]"));
  }

  private String value(Instruction instruction, int index) {
    return value(instruction.op().layout().get(index), instruction.operand(index));
  }

  private String value(Field field, Operand operand) {
    if (operand instanceof Operand.Literal literal) {
      return names
          .value(field.role(), literal.value())
          .orElseGet(() -> Integer.toString(literal.value()));
    }
    return value(operand);
  }

  /** Returns the text of a call that has a result: a call of a built-in or of a function. */
  String callWithResult(Instruction instruction) {
    return instruction.op() == Op.START_SCRIPT ? scriptCall(instruction) : call(instruction);
  }

  /** Returns the call of a script or function. */
  String scriptCall(Instruction start) {
    int script = ((Operand.Literal) start.operand(0)).value();
    String name = names.value("script", script).orElseGet(() -> Callable.name(script));
    return name + argumentList((Operand.Arguments) start.operand(1));
  }

  /** Returns an operand that is a variable or a plain number. */
  String operand(Operand operand) {
    return value(operand);
  }

  private String value(Operand operand) {
    return operand instanceof Operand.Literal literal
        ? Integer.toString(literal.value())
        : reference((Reference) operand);
  }

  /**
   * Returns the text of a variable. The two words of an indexed reference are written as numbers,
   * so that they compile to the same bytes.
   */
  private String reference(Reference reference) {
    return locals
        .name(reference)
        .orElseGet(
            () ->
                reference.isIndexed()
                    ? ReferenceNotation.print(reference)
                    : ReferenceNotation.print(reference, names));
  }

  /**
   * A part of an expression.
   *
   * @param text the text of the part
   * @param precedence the precedence of the last operator; the highest precedence for a plain value
   */
  private record Term(String text, int precedence) {

    private static final int HIGHEST_PRECEDENCE = 3;

    static Term plain(String text) {
      return new Term(text, HIGHEST_PRECEDENCE);
    }

    String inBracketsIfWeakerThan(int minPrecedence) {
      return precedence < minPrecedence ? "(" + text + ")" : text;
    }
  }

  /** Returns the steps of an expression in infix notation. */
  private String expression(List<SubOperation> steps) {
    Deque<Term> stack = new ArrayDeque<>();
    for (SubOperation step : steps) {
      String operator = Operators.OPERATORS.get(step.op());
      if (operator != null) {
        Term right = stack.isEmpty() ? Term.plain("0") : stack.pop();
        Term left = stack.isEmpty() ? Term.plain("0") : stack.pop();
        int precedence = operator.equals("+") || operator.equals("-") ? 1 : 2;
        String text =
            left.inBracketsIfWeakerThan(precedence)
                + " "
                + operator
                + " "
                + right.inBracketsIfWeakerThan(precedence + 1);
        stack.push(new Term(text, precedence));
      } else if (step.op() == SubOp.EXPRESSION_INSTRUCTION) {
        stack.push(Term.plain(call(((Operand.Nested) step.operand(0)).instruction())));
      } else if (step.op() == SubOp.EXPRESSION_PUSH) {
        stack.push(Term.plain(value(step.operand(0))));
      }
    }
    return stack.isEmpty() ? "0" : stack.pop().text();
  }
}
