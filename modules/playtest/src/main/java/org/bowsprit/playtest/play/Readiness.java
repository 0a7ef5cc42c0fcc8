package org.bowsprit.playtest.play;

import org.bowsprit.actors.Cast;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.vm.EngineVariable;

/**
 * Finds out whether the player of a session may act: nobody speaks, ego stands still, and the game
 * accepts clicks.
 */
public final class Readiness {

  /**
   * The number of jiffies for which the player must be able to act before the last action counts as
   * complete, because a script may wait in the middle of its work.
   */
  public static final int SETTLED_JIFFIES = 72;

  private Readiness() {}

  /** Returns whether the player may act in the current state of a session. */
  public static boolean of(GameSession session) {
    int ego = session.machine().variables().get(EngineVariable.EGO);
    return session.machine().variables().get(EngineVariable.HAVE_MSG) == 0
        && session.machine().userputCounter() > 0
        && session.interruption().isEmpty()
        && (ego < 0 || ego >= Cast.SIZE || session.world().cast().actor(ego).moveBits() == 0);
  }
}
