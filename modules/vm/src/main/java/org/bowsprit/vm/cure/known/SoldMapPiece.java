package org.bowsprit.vm.cure.known;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Literal;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * The fan talkie of Monkey Island 2: because the talkie repairs bit 70, Dread can take a map piece
 * away forever. As long as the player does not have the map piece, tests of bit 69 yield 0 (spec 13
 * §9.2).
 *
 * @param place the place of one of the tests
 */
record SoldMapPiece(ScriptPlace place) implements Cure {

  private static final int TESTED_BIT = Reference.BIT_VARIABLE_BIT | 69;
  private static final List<Integer> SET_BITS = List.of(55, 366, 67);
  private static final int CLEAR_BIT = 567;
  private static final int MAP_PIECE = 295;
  private static final Set<Op> TESTS =
      Set.of(Op.EQUAL_ZERO, Op.NOT_EQUAL_ZERO, Op.IS_EQUAL, Op.IS_NOT_EQUAL);

  /** Returns the cures of all three tests. */
  static Stream<Cure> ofAllTests() {
    return Stream.of(ScriptPlace.local(22, 202), ScriptPlace.entry(2), ScriptPlace.global(97))
        .map(SoldMapPiece::new);
  }

  @Override
  public String name() {
    return "sold-map-piece";
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    return TESTS.contains(instruction.op())
        && instruction.operand(0) instanceof Reference tested
        && tested.word() == TESTED_BIT
        && SET_BITS.stream().allMatch(bit -> script.variable(Reference.BIT_VARIABLE_BIT | bit) != 0)
        && script.variable(Reference.BIT_VARIABLE_BIT | CLEAR_BIT) == 0
        && !OmittedInstruction.isCarried(script, MAP_PIECE);
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    List<Operand> operands = new ArrayList<>(instruction.operands());
    operands.set(0, new Literal(0));
    script.execute(
        new Instruction(
            instruction.op(),
            instruction.offset(),
            instruction.opcode(),
            operands,
            instruction.nextOffset()));
  }
}
