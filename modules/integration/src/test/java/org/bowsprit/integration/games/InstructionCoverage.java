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

/** Records the executed instruction bytes and sub-operations. */
final class InstructionCoverage implements SessionListener {

  /** A sub-operation that is an error in version 5. */
  private static final Set<SubOp> ILLEGAL = EnumSet.of(SubOp.ROOM_COLOR);

  private final BitSet opcodes = new BitSet();
  private final Set<SubOp> operations = EnumSet.noneOf(SubOp.class);

  @Override
  public void machineCreated(VirtualMachine machine) {
    machine.setInstructionListener((slot, script, instruction) -> record(instruction));
  }

  private void record(Instruction instruction) {
    opcodes.set(instruction.opcode());
    for (SubOperation sub : instruction.subOperations()) {
      operations.add(sub.op());
    }
  }

  /** Adds the instructions and sub-operations that another object has recorded. */
  void add(InstructionCoverage other) {
    opcodes.or(other.opcodes);
    operations.addAll(other.operations);
  }

  /** Returns the entries of the table of version 5 that were not executed, by byte or name. */
  Set<String> missingInstructions() {
    Set<String> missing = new TreeSet<>();
    IntStream.range(0, 256)
        .filter(code -> InstructionSet.V5.op(code) != null && !opcodes.get(code))
        .mapToObj(code -> String.format("%02X %s", code, InstructionSet.V5.op(code)))
        .forEach(missing::add);
    for (Op op : Op.values()) {
      if (isVersion5(op)) {
        op.layout().stream()
            .filter(field -> field.family() != null)
            .flatMap(field -> operations(field.family()).stream())
            .filter(sub -> !operations.contains(sub) && !ILLEGAL.contains(sub))
            .map(SubOp::name)
            .forEach(missing::add);
      }
    }
    return missing;
  }

  private static boolean isVersion5(Op op) {
    return InstructionSet.V5.op(op.bytes().get(0)) == op;
  }

  private static List<SubOp> operations(SubFamily family) {
    return List.of(SubOp.values()).stream().filter(sub -> sub.family() == family).toList();
  }
}
