package org.bowsprit.vm.cure.known;

import java.util.EnumMap;
import java.util.Map;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * Cures a fault in Monkey Island, room 8: bit 321 is tested with the inverted condition, so a
 * remark is never shown (spec 13 §8.4).
 */
final class InvertedSmellBit implements Cure {

  private static final int BIT = Reference.BIT_VARIABLE_BIT | 321;

  /** The bits that change the opcode of a test into the opcode of the opposite test. */
  private static final Map<Op, Integer> OPPOSITE_TEST_BITS =
      new EnumMap<>(
          Map.of(
              Op.EQUAL_ZERO,
              0x80,
              Op.NOT_EQUAL_ZERO,
              0x80,
              Op.IS_EQUAL,
              0x40,
              Op.IS_NOT_EQUAL,
              0x40));

  @Override
  public String name() {
    return "inverted-smell-bit";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.entry(8);
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    return OPPOSITE_TEST_BITS.containsKey(instruction.op())
        && instruction.operand(0) instanceof Reference tested
        && tested.word() == BIT;
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    script.execute(
        new Instruction(
            instruction.op(),
            instruction.offset(),
            instruction.opcode() ^ OPPOSITE_TEST_BITS.get(instruction.op()),
            instruction.operands(),
            instruction.nextOffset()));
  }
}
