package org.bowsprit.vm.cure.known;

import java.util.Map;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * The fan talkie of Monkey Island 2, room 48: a script uses wrong numbers for two objects that it
 * queries (spec 13 §11).
 */
final class WrongObjectNumbers implements Cure {

  private static final Map<Integer, Integer> CORRECT_NUMBERS = Map.of(529, 549, 530, 550);

  @Override
  public String name() {
    return "wrong-object-numbers";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.local(48, 215);
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    return CORRECT_NUMBERS.keySet().stream()
        .anyMatch(number -> Literals.contains(instruction, number));
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    Instruction corrected = instruction;
    for (Map.Entry<Integer, Integer> each : CORRECT_NUMBERS.entrySet()) {
      corrected = Literals.replace(corrected, each.getKey(), each.getValue());
    }
    script.execute(corrected);
  }
}
