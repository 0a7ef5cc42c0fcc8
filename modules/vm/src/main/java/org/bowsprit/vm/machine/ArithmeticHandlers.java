package org.bowsprit.vm.machine;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.port.ScriptException;

/** Handlers for variables and arithmetic (spec 06 §4). */
final class ArithmeticHandlers {

  private ArithmeticHandlers() {}

  static void bind(HandlerTable table) {
    table.bind(Op.MOVE, ArithmeticHandlers::move);
    table.bind(Op.ADD, binary((a, b) -> a + b));
    table.bind(Op.SUBTRACT, binary((a, b) -> a - b));
    table.bind(Op.MULTIPLY, binary((a, b) -> a * b));
    table.bind(Op.DIVIDE, binary(ArithmeticHandlers::divide));
    table.bind(Op.AND, binary((a, b) -> a & b));
    table.bind(Op.OR, binary((a, b) -> a | b));
    table.bind(Op.INCREMENT, unary(a -> a + 1));
    table.bind(Op.DECREMENT, unary(a -> a - 1));
    table.bind(Op.SET_BYTE_RANGE, ArithmeticHandlers::setRange);
    table.bind(Op.SET_WORD_RANGE, ArithmeticHandlers::setRange);
    table.bind(Op.GET_RANDOM_NR, ArithmeticHandlers::random);
    table.bind(Op.EXPRESSION, new ExpressionHandler());
  }

  /** Divides, truncating towards zero. */
  static int divide(int dividend, int divisor) {
    if (divisor == 0) {
      throw new ScriptException("division by zero");
    }
    return dividend / divisor;
  }

  private static void move(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    machine.memory().write(target, machine.value(instruction, 1));
  }

  private static Handler binary(IntBinaryOperator operator) {
    return (machine, instruction) -> {
      Memory memory = machine.memory();
      int target = machine.resultWord(instruction);
      int value = machine.value(instruction, 1);
      memory.write(target, operator.applyAsInt(memory.read(target), value));
    };
  }

  private static Handler unary(IntUnaryOperator operator) {
    return (machine, instruction) -> {
      Memory memory = machine.memory();
      int target = machine.resultWord(instruction);
      memory.write(target, operator.applyAsInt(memory.read(target)));
    };
  }

  private static void setRange(VirtualMachine machine, Instruction instruction) {
    Operand.Numbers numbers = (Operand.Numbers) instruction.operand(2);
    if (numbers.values().isEmpty()) {
      throw new ScriptException("setVarRange expects at least one value");
    }
    int target = machine.resultWord(instruction);
    for (int value : numbers.values()) {
      machine.memory().write(target++, value);
    }
  }

  private static void random(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int maximum = machine.value(instruction, 1);
    machine.memory().write(target, maximum < 0 ? 0 : machine.ports().random().next(maximum));
  }
}
