package org.bowsprit.web;

import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;

/** Brings the speed of speech to what the player wishes, by the game's own keys. */
final class TalkSpeed {

  private static final int AS_IT_IS = -1;

  private int wanted = AS_IT_IS;
  private long askedAt = AS_IT_IS;

  /** Wishes for a speed, in jiffies a character, 0 to 9; −1 leaves it as it is. */
  void wish(int speed) {
    wanted = speed;
    askedAt = AS_IT_IS;
  }

  /** Presses a key of the game's if it has not got there; called between iterations. */
  void nudge(PlayedGame game) {
    long ticks = game.session().ticks();
    if (wanted == AS_IT_IS || ticks == askedAt || game.waiting().isPresent()) {
      return;
    }
    int speed = game.session().machine().variables().get(EngineVariable.CHARINC);
    if (speed == wanted) {
      wanted = AS_IT_IS;
    } else {
      game.input(new Input.Key(speed > wanted ? '+' : '-'));
      askedAt = ticks;
    }
  }
}
