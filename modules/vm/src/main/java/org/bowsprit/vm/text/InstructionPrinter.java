package org.bowsprit.vm.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.bowsprit.vm.code.ControlBytes;
import org.bowsprit.vm.code.Field;
import org.bowsprit.vm.code.FieldType;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.Operators;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/** Writes one instruction as a statement, such as {@code unless (Var[100] == 5) goto 000B;}. */
public final class InstructionPrinter {

  private final IntFunction<String> labelForOffset;
  private final boolean isObjectCode;
  private final OperandNames names;

  /**
   * Creates a printer.
   *
   * @param labelForOffset returns the name of a jump target for its offset
   * @param isObjectCode true if the code belongs to an object, an entry script or an exit script.
   *     Such code usually ends with the byte 00
   */
  public InstructionPrinter(IntFunction<String> labelForOffset, boolean isObjectCode) {
    this(labelForOffset, isObjectCode, OperandNames.NONE);
  }

  private InstructionPrinter(
      IntFunction<String> labelForOffset, boolean isObjectCode, OperandNames names) {
    this.labelForOffset = labelForOffset;
    this.isObjectCode = isObjectCode;
    this.names = names;
  }

  /**
   * Returns a printer that replaces numbers with names where names exist. People can read its text,
   * but the assembler cannot.
   */
  public InstructionPrinter withNames(OperandNames newNames) {
    return new InstructionPrinter(labelForOffset, isObjectCode, newNames);
  }

  /** Returns a printer that writes jump targets as four hex digits, like spec 06 §15.2. */
  public static InstructionPrinter withOffsets() {
    return new InstructionPrinter(target -> String.format(Locale.ROOT, "%04X", target), false);
  }

  /** Returns the statement with a semicolon at the end, without control bytes. */
  public String print(Instruction instruction) {
    if (instruction.op() == Op.JUMP_RELATIVE && instruction.target() == instruction.nextOffset()) {
      return "/* " + statement(instruction) + "; */";
    }
    return statement(instruction) + ";";
  }

  /**
   * Returns the statement in a form that assembles to the same bytes. If the control bytes differ
   * from the canonical ones, they follow after {@code @}.
   */
  public String printExactly(Instruction instruction) {
    List<Integer> controlBytes = ControlBytes.of(instruction);
    if (ControlBytes.of(ControlBytes.canonical(instruction, isObjectCode)).equals(controlBytes)) {
      return print(instruction);
    }
    String bytes =
        controlBytes.stream()
            .map(each -> String.format(Locale.ROOT, "%02X", each))
            .collect(Collectors.joining("."));
    return print(instruction) + " @" + bytes;
  }

  String statement(Instruction instruction) {
    Op op = instruction.op();
    if (Operators.ASSIGNMENTS.containsKey(op)) {
      return operand(instruction, 0)
          + " "
          + Operators.ASSIGNMENTS.get(op)
          + " "
          + operand(instruction, 1);
    }
    if (Notation.STEPS.containsKey(op)) {
      return operand(instruction, 0) + Notation.STEPS.get(op);
    }
    if (op == Op.JUMP_RELATIVE) {
      return "goto " + labelForOffset.apply(instruction.target());
    }
    if (op.isConditional()) {
      return "unless ("
          + condition(instruction)
          + ") goto "
          + labelForOffset.apply(instruction.target());
    }
    if (op == Op.EXPRESSION) {
      return "Exprmode "
          + operand(instruction, 0)
          + " = "
          + new ExpressionPrinter(this).print(instruction.subOperations());
    }
    return call(instruction);
  }

  private String condition(Instruction instruction) {
    Op op = instruction.op();
    if (Operators.COMPARISONS.containsKey(op)) {
      return operand(instruction, 0)
          + " "
          + Operators.COMPARISONS.get(op)
          + " "
          + operand(instruction, 1);
    }
    if (Notation.STATE_COMPARISONS.containsKey(op)) {
      return "getState("
          + operand(instruction, 0)
          + ") "
          + Notation.STATE_COMPARISONS.get(op)
          + " "
          + operand(instruction, 1);
    }
    return switch (op) {
      case EQUAL_ZERO -> "!" + operand(instruction, 0);
      case NOT_EQUAL_ZERO -> operand(instruction, 0);
      default -> Notation.callName(op) + arguments(op.layout(), instruction.operands());
    };
  }

  private String call(Instruction instruction) {
    Op op = instruction.op();
    if (Notation.isTransparent(op)) {
      return subCall(instruction.subOperations().get(0));
    }
    String name = Notation.callName(op);
    return switch (op) {
      case SYSTEM_OPS -> name + "(" + instruction.subOperations().get(0).op().key() + ")";
      case DUMMY -> name + "(A7)";
      case DO_SENTENCE ->
          instruction.operands().size() == 1
              ? name + "(STOP)"
              : name + arguments(op.layout(), instruction.operands());
      case START_SCRIPT -> name + startArguments(instruction);
      case DRAW_OBJECT -> name + "(" + operand(instruction, 0) + drawArguments(instruction) + ")";
      case OLD_ROOM_EFFECT_V4 -> name + "(" + subCall(instruction.subOperations().get(0)) + ")";
      case SAVE_LOAD_VARS_V4 -> name + saveLoadArguments(instruction);
      case SET_BYTE_RANGE, SET_WORD_RANGE ->
          name + "(" + joinArguments(op.layout(), instruction.operands()) + ")";
      default ->
          result(op, instruction.operands())
              + name
              + arguments(op.layout(), instruction.operands());
    };
  }

  private String result(Op op, List<Operand> operands) {
    return op.hasResult() ? value(operands.get(0)) + " = " : "";
  }

  private String startArguments(Instruction instruction) {
    String flags =
        ((instruction.opcode() & Instruction.RESISTANT_BIT) != 0 ? ",F" : "")
            + ((instruction.opcode() & Instruction.RECURSIVE_BIT) != 0 ? ",R" : "");
    return "(" + joinArguments(instruction.op().layout(), instruction.operands()) + flags + ")";
  }

  private String drawArguments(Instruction instruction) {
    SubOperation sub = instruction.subOperations().get(0);
    return sub.op() == SubOp.DRAW_PLAIN ? "" : "," + subCall(sub);
  }

  private String saveLoadArguments(Instruction instruction) {
    boolean isSave = ((Operand.Literal) instruction.operand(0)).value() == 1;
    StringBuilder text = new StringBuilder(isSave ? "(Save" : "(Load");
    for (SubOperation sub : instruction.subOperations()) {
      boolean hasNoOperands = sub.op().layout().isEmpty();
      text.append(", ").append(hasNoOperands ? sub.op().label() : subCall(sub));
    }
    return text.append(')').toString();
  }

  private String subCall(SubOperation sub) {
    boolean hasResult = sub.op() == SubOp.STRING_GET_CHAR;
    return (hasResult ? value(sub.operand(0)) + " = " : "")
        + Notation.callName(sub.op())
        + arguments(sub.op().layout(), sub.operands());
  }

  private String arguments(List<Field> layout, List<Operand> operands) {
    int first = !layout.isEmpty() && layout.get(0).type() == FieldType.RESULT ? 1 : 0;
    return "("
        + joinArguments(
            layout.subList(first, layout.size()), operands.subList(first, operands.size()))
        + ")";
  }

  private String joinArguments(List<Field> layout, List<Operand> operands) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      Operand operand = operands.get(i);
      if (!(operand instanceof Operand.Control) && !(operand instanceof Operand.Target)) {
        String part = argument(layout.get(i), operand);
        if (!part.isEmpty()) {
          parts.add(part);
        }
      }
    }
    return String.join(",", parts);
  }

  private String argument(Field field, Operand operand) {
    return switch (field.type()) {
      case LIST -> list(field, (Operand.Arguments) operand);
      case TEXT -> TextNotation.print(((Operand.Text) operand).text());
      case PLAIN_TEXT -> TextNotation.printPlain(((Operand.Text) operand).text());
      case BYTES, WORDS ->
          ((Operand.Numbers) operand)
              .values().stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]"));
      case BYTES_TO_ZERO ->
          ((Operand.Numbers) operand)
              .values().stream().map(InstructionPrinter::alias).collect(Collectors.joining(","));
      case SUB_OPERATIONS ->
          ((Operand.SubOperations) operand)
              .list().stream().map(this::subCall).collect(Collectors.joining(",", "[", "]"));
      default -> nameOrValue(field, operand);
    };
  }

  private String nameOrValue(Field field, Operand operand) {
    return operand instanceof Operand.Literal literal
        ? names.value(field.role(), literal.value()).orElseGet(() -> value(operand))
        : value(operand);
  }

  /**
   * Returns a room alias as script authors write it: without bit 7. The interpreter ignores aliases
   * below 128, which are written as {@code IG} and the number.
   */
  private static String alias(int alias) {
    return alias >= 0x80 ? Integer.toString(alias & 0x7F) : "IG" + alias;
  }

  private String list(Field field, Operand.Arguments arguments) {
    return arguments.elements().stream()
        .map(element -> nameOrValue(field, element.value()))
        .collect(Collectors.joining(",", "[", "]"));
  }

  private String operand(Instruction instruction, int index) {
    return nameOrValue(instruction.op().layout().get(index), instruction.operand(index));
  }

  String value(Operand operand) {
    return operand instanceof Operand.Literal literal
        ? Integer.toString(literal.value())
        : ReferenceNotation.print((Reference) operand, names);
  }
}
