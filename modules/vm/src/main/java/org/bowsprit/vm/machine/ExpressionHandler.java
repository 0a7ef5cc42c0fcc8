package org.bowsprit.vm.machine;

import java.util.Arrays;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.port.ScriptException;

/** Evaluates expressions on a separate stack (spec 06 §4.2). */
final class ExpressionHandler implements Handler {

  private static final int MAX_STACK_DEPTH = 256;

  /**
   * The stacks of all expressions that are being evaluated, one above the other. There is more than
   * one only for nested expressions.
   */
  private int[] stack = new int[MAX_STACK_DEPTH];

  private int size;
  private int stackBase;

  @Override
  public void execute(VirtualMachine machine, Instruction instruction) {
    int previousBase = stackBase;
    int previousSize = size;
    stackBase = size;
    if (stack.length < stackBase + MAX_STACK_DEPTH) {
      stack = Arrays.copyOf(stack, stackBase + MAX_STACK_DEPTH);
    }
    try {
      evaluate(machine, instruction);
    } finally {
      stackBase = previousBase;
      size = previousSize;
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
        int rightOperand = pop();
        push(pop() + rightOperand);
      }
      case EXPRESSION_SUBTRACT -> {
        int rightOperand = pop();
        push(pop() - rightOperand);
      }
      case EXPRESSION_MULTIPLY -> {
        int rightOperand = pop();
        push(pop() * rightOperand);
      }
      case EXPRESSION_DIVIDE -> {
        int rightOperand = pop();
        push(ArithmeticHandlers.divide(pop(), rightOperand));
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
        throw new ScriptException("an expression contains a jump that is taken");
      }
      push(machine.get(EngineVariable.RESULT));
    }
  }

  private void push(int value) {
    if (size - stackBase == MAX_STACK_DEPTH) {
      throw new ScriptException("an expression takes more than " + MAX_STACK_DEPTH + " values");
    }
    stack[size++] = value;
  }

  private int pop() {
    if (size == stackBase) {
      throw new ScriptException("an expression takes a value from an empty stack");
    }
    return stack[--size];
  }
}
