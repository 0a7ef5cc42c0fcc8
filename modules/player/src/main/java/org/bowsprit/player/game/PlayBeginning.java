package org.bowsprit.player.game;

import org.bowsprit.actors.Cast;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.Variables;
import org.bowsprit.vm.machine.VirtualMachine;

/**
 * Distinguishes play from the title sequence before it. Play begins when the ego is visible and the
 * player has control. A game that restarts is at its title again, whether it restarts after its end
 * or on the player's request.
 */
final class PlayBeginning {

  /**
   * The number of jiffies in five minutes. In a game without an ego, play begins when the player
   * has had control for this time.
   */
  private static final int LONGEST_TITLE = 5 * 3_600;

  private static final int NOWHERE = -1;

  private final GameSession session;
  private VirtualMachine machine;
  private boolean begun;
  private int titleRoom = NOWHERE;
  private long saidAt;
  private long withoutEgo;

  /** The part of the game to which a round of the play loop belongs. */
  enum Part {
    /** The title sequence. */
    TITLE,
    /** The first round of play. */
    BEGINS,
    /** Play after the first round. */
    GOES_ON
  }

  /** Examines a session. A session that has been played before is past its title. */
  PlayBeginning(GameSession session) {
    this.session = session;
    machine = session.machine();
    begun = session.ticks() > 0;
  }

  /** Returns whether play has begun. */
  boolean isBehind() {
    return begun && machine == session.machine();
  }

  /** Skips the title, because a saved game continues during play. */
  void skip() {
    machine = session.machine();
    begun = true;
  }

  /**
   * Returns the part of the game to which the current round belongs. Called once per round of the
   * play loop.
   */
  Part round() {
    if (isBehind()) {
      return Part.GOES_ON;
    }
    if (machine != session.machine()) {
      machine = session.machine();
      titleRoom = NOWHERE;
      withoutEgo = 0;
    }
    begun = hasSay() && (hasEgo() || hasLeftTitle());
    saidAt = session.jiffiesPlayed();
    return begun ? Part.BEGINS : Part.TITLE;
  }

  private boolean hasSay() {
    return variables().get(EngineVariable.USERPUT) > 0;
  }

  private boolean hasEgo() {
    int ego = variables().get(EngineVariable.EGO);
    Cast cast = session.world().cast();
    return cast.has(ego) && cast.isOnStage(cast.actor(ego));
  }

  /**
   * Returns whether the title is over in a game without an ego. The first room in which the player
   * has control does not count, because it may only offer a choice of language or the like.
   */
  private boolean hasLeftTitle() {
    int room = session.world().room();
    if (titleRoom == NOWHERE) {
      titleRoom = room;
    }
    if (room != titleRoom) {
      withoutEgo += session.jiffiesPlayed() - saidAt;
    }
    return withoutEgo > LONGEST_TITLE;
  }

  private Variables variables() {
    return session.machine().variables();
  }
}
