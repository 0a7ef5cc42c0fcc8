package org.bowsprit.bow.internal.decompile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bowsprit.vm.code.DecodeException;
import org.bowsprit.vm.code.Decoder;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;

/**
 * The instructions of a unit of code with their jump targets. Positions are indices of
 * instructions.
 */
final class CodeMap {

  /** The number of local variables of a script. */
  private static final int LOCAL_COUNT = 25;

  private final List<Instruction> instructions = new ArrayList<>();
  private final Map<Integer, Integer> positions = new HashMap<>();
  private final Map<Integer, List<Integer>> sourcesByTarget = new HashMap<>();

  private CodeMap(byte[] code, int start) {
    Decoder decoder = new Decoder(InstructionSet.V5, code);
    int offset = start;
    while (offset < code.length) {
      Instruction instruction = decoder.decode(offset);
      positions.put(offset, instructions.size());
      instructions.add(instruction);
      offset = instruction.nextOffset();
    }
    positions.put(offset, instructions.size());
    for (int i = 0; i < instructions.size(); i++) {
      if (canJump(instructions.get(i))) {
        sourcesByTarget
            .computeIfAbsent(instructions.get(i).target(), key -> new ArrayList<>())
            .add(i);
      }
    }
  }

  /**
   * Returns the map of some code; empty if the code has an invalid instruction, or a jump whose
   * target is not the start of an instruction.
   */
  static Optional<CodeMap> of(byte[] code, int start) {
    try {
      CodeMap map = new CodeMap(code, start);
      return map.hasValidTargets() ? Optional.of(map) : Optional.empty();
    } catch (DecodeException e) {
      return Optional.empty();
    }
  }

  /** Returns whether an instruction can jump. */
  static boolean canJump(Instruction instruction) {
    return instruction.op() == Op.JUMP_RELATIVE || instruction.op().isConditional();
  }

  Stream<Instruction> instructions() {
    return instructions.stream();
  }

  int size() {
    return instructions.size();
  }

  Instruction at(int position) {
    return instructions.get(position);
  }

  Op op(int position) {
    return instructions.get(position).op();
  }

  /**
   * Returns the offset of a position. The position after the last instruction is the end of the
   * code.
   */
  int offset(int position) {
    if (position < instructions.size()) {
      return instructions.get(position).offset();
    }
    return instructions.isEmpty() ? 0 : instructions.get(instructions.size() - 1).nextOffset();
  }

  /**
   * Returns the position of the instruction at an offset, or −1 if no instruction begins at the
   * offset.
   */
  int position(int offset) {
    return positions.getOrDefault(offset, -1);
  }

  /**
   * Returns the position to which an instruction jumps. Returns −1 if the instruction never jumps,
   * or if no instruction begins at the target.
   */
  int target(int position) {
    return position(instructions.get(position).target());
  }

  /** Returns whether an instruction jumps to a position. */
  boolean isTarget(int position) {
    return sourcesByTarget.containsKey(offset(position));
  }

  /** Returns the positions of the instructions that jump to a position. */
  List<Integer> jumpSources(int position) {
    return sourcesByTarget.getOrDefault(offset(position), List.of());
  }

  /**
   * Returns the lowest number of a local variable that the code sets before it reads the variable.
   * If the code first reads every variable that it uses, returns the highest number of these
   * variables plus one.
   */
  int firstSetLocal() {
    List<String> instructionTexts = instructions.stream().map(Instruction::toString).toList();
    int highest = -1;
    for (int local = 0; local < LOCAL_COUNT; local++) {
      Operand variable = new Reference(Reference.LOCAL_BIT | local, Reference.NOT_INDEXED);
      String name = variable.toString();
      OptionalInt first =
          IntStream.range(0, instructionTexts.size())
              .filter(i -> instructionTexts.get(i).contains(name))
              .findFirst();
      if (first.isPresent() && sets(instructions.get(first.getAsInt()), variable)) {
        return local;
      }
      highest = first.isPresent() ? local : highest;
    }
    return highest + 1;
  }

  private static boolean sets(Instruction instruction, Operand variable) {
    Op op = instruction.op();
    return (op == Op.MOVE || op == Op.EXPRESSION || InstructionWriter.returnsValue(op))
        && instruction.operand(0).equals(variable);
  }

  /** Returns whether every jump goes to an instruction or to the end. */
  private boolean hasValidTargets() {
    return sourcesByTarget.keySet().stream().allMatch(positions::containsKey);
  }

  /**
   * Returns the last position after {@code position} and before {@code end} that jumps to {@code
   * position}.
   */
  int lastJumpBack(int position, int end) {
    int last = -1;
    for (int source : sourcesByTarget.getOrDefault(offset(position), List.of())) {
      if (source > position && source < end) {
        last = Math.max(last, source);
      }
    }
    return last;
  }
}
