package org.bowsprit.vm.text;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.SubFamily;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;

/** Parses instructions in the form of calls, such as {@code startScript(12,[5],F)}. */
final class CallParser {

  private static final int SAVE_MODE = 1;
  private static final int LOAD_MODE = 2;

  private final Scanner in;
  private final ValueParser values;
  private final ArgumentParser arguments;
  private final CallNames names;

  CallParser(Scanner in, ValueParser values, ArgumentParser arguments, CallNames names) {
    this.in = in;
    this.values = values;
    this.arguments = arguments;
    this.names = names;
  }

  /**
   * Parses the brackets of a call after its name.
   *
   * @param result the variable that receives the result, or an empty list
   */
  Instruction call(String name, List<Operand> result) {
    Op op = names.instruction(name);
    if (op == null) {
      return callOfSubOperation(name, result);
    }
    in.expect("(");
    List<Operand> operands = callArguments(op, result);
    int opcode = op.bytes().get(0) | (op == Op.START_SCRIPT ? startFlags() : 0);
    in.expect(")");
    return new Instruction(op, 0, opcode, operands, 0);
  }

  private Instruction callOfSubOperation(String name, List<Operand> result) {
    Op op = names.instructionWithSubOperation(name);
    if (op == null) {
      throw in.problem("expected an instruction instead of " + name);
    }
    SubOperation sub = arguments.subCall(op.layout().get(0).family(), name, result);
    return new Instruction(op, 0, op.bytes().get(0), List.of(asOperand(sub)), 0);
  }

  private List<Operand> callArguments(Op op, List<Operand> result) {
    return switch (op) {
      case DO_SENTENCE ->
          in.consume("STOP")
              ? List.of(new Operand.Literal(op.layout().get(0).endValue()))
              : arguments.arguments(op.layout(), result);
      case DUMMY -> {
        in.expect("A7");
        yield List.of();
      }
      case SYSTEM_OPS -> List.of(asOperand(systemOperation(in.number())));
      case DRAW_OBJECT -> drawArguments();
      case OLD_ROOM_EFFECT_V4 -> List.of(asOperand(arguments.subCall(SubFamily.OLD_ROOM_EFFECT)));
      case SAVE_LOAD_VARS_V4 -> saveLoadArguments();
      default -> arguments.arguments(op.layout(), result);
    };
  }

  private int startFlags() {
    int flags = 0;
    while (in.consume(",")) {
      String flag = in.word();
      flags |=
          flag.equals("F")
              ? Instruction.RESISTANT_BIT
              : flag.equals("R") ? Instruction.RECURSIVE_BIT : 0;
    }
    return flags;
  }

  private static Operand asOperand(SubOperation sub) {
    return new Operand.SubOperations(List.of(sub));
  }

  private SubOperation systemOperation(int number) {
    SubOp op = SubOp.of(SubFamily.SYSTEM, number);
    if (op == null) {
      throw in.problem("expected 1, 2 or 3");
    }
    return new SubOperation(op, number, List.of());
  }

  private List<Operand> drawArguments() {
    Operand object = values.value();
    SubOperation sub =
        in.consume(",")
            ? arguments.subCall(SubFamily.DRAW_OBJECT)
            : new SubOperation(SubOp.DRAW_PLAIN, 0xFF, List.of());
    return List.of(object, asOperand(sub));
  }

  private List<Operand> saveLoadArguments() {
    int mode = in.word().equals("Save") ? SAVE_MODE : LOAD_MODE;
    List<SubOperation> list = new ArrayList<>();
    while (in.consume(",")) {
      String name = in.word();
      SubOp op = Notation.subOperation(SubFamily.SAVE_LOAD_VARS, name);
      boolean hasNoOperands = op != null && op.layout().isEmpty();
      list.add(
          hasNoOperands
              ? new SubOperation(op, op.key(), List.of())
              : arguments.subCall(SubFamily.SAVE_LOAD_VARS, name, List.of()));
    }
    return List.of(new Operand.Literal(mode), new Operand.SubOperations(list));
  }
}
