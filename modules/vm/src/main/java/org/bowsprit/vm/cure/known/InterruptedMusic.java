package org.bowsprit.vm.cure.known;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.cure.Cure;
import org.bowsprit.vm.cure.RunningScript;
import org.bowsprit.vm.cure.ScriptPlace;

/**
 * Monkey Island: music of two rooms is stopped on the way from one to the other; it goes on (spec
 * 13 §8.4).
 */
final class InterruptedMusic implements Cure {

  private static final int MUSIC = 126;
  private static final int ONE = 43;
  private static final int OTHER = 76;

  @Override
  public String name() {
    return "interrupted-music";
  }

  @Override
  public ScriptPlace place() {
    return ScriptPlace.ANYWHERE;
  }

  @Override
  public boolean concerns(RunningScript script, Instruction instruction) {
    return instruction.op() == Op.STOP_SOUND
        && isOnTheWay(script.room(), script.variable(EngineVariable.NEW_ROOM))
        && script.value(instruction.operand(0)) == MUSIC;
  }

  /** The variable names another room than the present one while the exit scripts run. */
  private static boolean isOnTheWay(int from, int to) {
    return (from == ONE && to == OTHER) || (from == OTHER && to == ONE);
  }

  @Override
  public void mend(RunningScript script, Instruction instruction) {
    // The music goes on.
  }
}
