package org.bowsprit.vm.cure.known;

import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * Cures a fault in Monkey Island 2: music that scripts wait for is lost if lines are skipped
 * quickly, because it starts while Largo's theme plays. The cure delays the music until the theme
 * is over (spec 13 §9.2).
 */
final class LargosTheme implements Cure {

  private static final int THEME_SOUND = 151;
  private static final int FIRST_AWAITED_SOUND = 103;
  private static final int SECOND_AWAITED_SOUND = 110;

  @Override
  public String name() {
    return "largos-theme";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.ANYWHERE;
  }

  @Override
  public boolean appliesTo(RunningScript script, Instruction instruction) {
    if (instruction.op() != Op.START_SOUND) {
      return false;
    }
    int sound = script.value(instruction.operand(0));
    return (sound == FIRST_AWAITED_SOUND || sound == SECOND_AWAITED_SOUND)
        && script.ports().sound().running(THEME_SOUND) != 0;
  }

  @Override
  public void executeCorrected(RunningScript script, Instruction instruction) {
    script.retry(instruction);
  }
}
