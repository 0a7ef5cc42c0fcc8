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

  private static final Map<Integer, Integer> MEANT = Map.of(529, 549, 530, 550);

  @Override
  public String name() {
    return "wrong-object-numbers";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.local(48, 215);
  }

  @Override
  public boolean concerns(RunningScript script, Instruction instruction) {
    return MEANT.keySet().stream().anyMatch(number -> Literals.stand(instruction, number));
  }

  @Override
  public void mend(RunningScript script, Instruction instruction) {
    Instruction meant = instruction;
    for (Map.Entry<Integer, Integer> each : MEANT.entrySet()) {
      meant = Literals.changed(meant, each.getKey(), each.getValue());
    }
    script.execute(meant);
  }
}
