package org.bowsprit.vm.cure.known;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand.Literal;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * Monkey Island, scripts 140 and 294: the navigator's lines have no colour and appear in the colour
 * of the previous line. The cure shows them in colour 6 (spec 13 §8.4). Ego's lines are unchanged.
 *
 * @param script the script number; local scripts match in every room
 */
record NavigatorColour(int script) implements Cure {

  private static final int COLOUR = 6;

  @Override
  public String name() {
    return "navigator-colour-" + script;
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.global(script);
  }

  @Override
  public boolean appliesTo(RunningScript running, Instruction instruction) {
    return instruction.op() == Op.PRINT
        && running.value(instruction.operand(0)) != running.variable(EngineVariable.EGO)
        && instruction.subOperations().stream().anyMatch(sub -> sub.op() == SubOp.PRINT_TEXT)
        && instruction.subOperations().stream().noneMatch(sub -> sub.op() == SubOp.PRINT_COLOR);
  }

  @Override
  public void executeCorrected(RunningScript running, Instruction instruction) {
    List<SubOperation> subs = new ArrayList<>(instruction.subOperations());
    subs.add(0, new SubOperation(SubOp.PRINT_COLOR, 1, List.of(new Literal(COLOUR))));
    running.execute(Literals.withSubOperations(instruction, subs));
  }
}
