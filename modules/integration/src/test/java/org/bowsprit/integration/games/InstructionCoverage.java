package org.bowsprit.integration.games;

import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.SubFamily;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.machine.VirtualMachine;

/** Records the opcodes and sub-operations that are executed. */
final class InstructionCoverage implements SessionListener {

  /** The sub-operations that are errors in version 5. */
  private static final Set<SubOp> INVALID_SUB_OPERATIONS = EnumSet.of(SubOp.ROOM_COLOR);

  private final BitSet executedOpcodes = new BitSet();
  private final Set<SubOp> executedSubOperations = EnumSet.noneOf(SubOp.class);

  @Override
  public void machineCreated(VirtualMachine machine) {
    machine.setInstructionListener((slot, script, instruction) -> record(instruction));
  }

  private void record(Instruction instruction) {
    executedOpcodes.set(instruction.opcode());
    for (SubOperation sub : instruction.subOperations()) {
      executedSubOperations.add(sub.op());
    }
  }

  /** Adds the instructions and sub-operations that another object has recorded. */
  void add(InstructionCoverage other) {
    executedOpcodes.or(other.executedOpcodes);
    executedSubOperations.addAll(other.executedSubOperations);
  }

  /**
   * Returns the opcodes and the names of the sub-operations of version 5 that were not executed.
   */
  Set<String> missingInstructions() {
    Set<String> missing = new TreeSet<>();
    IntStream.range(0, 256)
        .filter(code -> InstructionSet.V5.op(code) != null && !executedOpcodes.get(code))
        .mapToObj(code -> String.format("%02X %s", code, InstructionSet.V5.op(code)))
        .forEach(missing::add);
    for (Op op : Op.values()) {
      if (isVersion5(op)) {
        op.layout().stream()
            .filter(field -> field.family() != null)
            .flatMap(field -> subOperationsOf(field.family()).stream())
            .filter(
                subOperation ->
                    !executedSubOperations.contains(subOperation)
                        && !INVALID_SUB_OPERATIONS.contains(subOperation))
            .map(SubOp::name)
            .forEach(missing::add);
      }
    }
    return missing;
  }

  private static boolean isVersion5(Op op) {
    return InstructionSet.V5.op(op.bytes().get(0)) == op;
  }

  private static List<SubOp> subOperationsOf(SubFamily family) {
    return List.of(SubOp.values()).stream().filter(sub -> sub.family() == family).toList();
  }
}
