package org.bowsprit.vm.machine;

import java.util.Arrays;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.port.ScriptException;

/** Evaluates expressions on a separate stack (spec 06 §4.2). */
final class ExpressionHandler implements Handler {

  private static final int DEPTH = 256;

  /**
   * The stacks of all expressions that are evaluated at this time. There is more than one stack
   * only for nested expressions.
   */
  private int[] stack = new int[DEPTH];

  private int size;
  private int floor;

  @Override
  public void execute(VirtualMachine machine, Instruction instruction) {
    int outerFloor = floor;
    int outerSize = size;
    floor = size;
    if (stack.length < floor + DEPTH) {
      stack = Arrays.copyOf(stack, floor + DEPTH);
    }
    try {
      evaluate(machine, instruction);
    } finally {
      floor = outerFloor;
      size = outerSize;
    }
  }

  private void evaluate(VirtualMachine machine, Instruction instruction) {
    ScriptSlot slot = machine.current();
    int target = machine.resultWord(instruction);
    for (SubOperation step : instruction.subOperations()) {
      apply(machine, step);
      if (machine.current() != slot) {
        return;
      }
    }
    machine.memory().write(target, pop());
  }

  private void apply(VirtualMachine machine, SubOperation step) {
    switch (step.op()) {
      case EXPRESSION_PUSH -> push(machine.value(step, 0));
      case EXPRESSION_ADD -> {
        int b = pop();
        push(pop() + b);
      }
      case EXPRESSION_SUBTRACT -> {
        int b = pop();
        push(pop() - b);
      }
      case EXPRESSION_MULTIPLY -> {
        int b = pop();
        push(pop() * b);
      }
      case EXPRESSION_DIVIDE -> {
        int b = pop();
        push(ArithmeticHandlers.divide(pop(), b));
      }
      case EXPRESSION_INSTRUCTION -> executeNested(machine, step);
      default -> {
        // An unknown sub-operation is ignored; it has no operands (spec 06 §13).
      }
    }
  }

  private void executeNested(VirtualMachine machine, SubOperation step) {
    ScriptSlot slot = machine.current();
    int position = slot.position;
    machine.interpreter().executeInPlace(slot, ((Operand.Nested) step.operand(0)).instruction());
    if (machine.current() == slot) {
      if (slot.position != position) {
        throw new ScriptException("a branch is taken inside of an expression");
      }
      push(machine.get(EngineVariable.RESULT));
    }
  }

  private void push(int value) {
    if (size - floor == DEPTH) {
      throw new ScriptException("an expression takes more than " + DEPTH + " values");
    }
    stack[size++] = value;
  }

  private int pop() {
    if (size == floor) {
      throw new ScriptException("an expression takes a value that is not there");
    }
    return stack[--size];
  }
}
