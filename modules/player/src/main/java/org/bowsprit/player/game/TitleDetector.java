package org.bowsprit.player.game;

import org.bowsprit.actors.Cast;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.Variables;
import org.bowsprit.vm.machine.VirtualMachine;

/**
 * Distinguishes play from the title sequence before it. Play begins when the ego is visible and the
 * player has control. A game that restarts, after its end or because the player requests it, is at
 * its title again.
 */
final class TitleDetector {

  /**
   * The number of jiffies in five minutes. In a game without an ego, play begins when the player
   * has had control for this time.
   */
  private static final int MAX_TITLE_JIFFIES = 5 * 3_600;

  private static final int NO_ROOM = -1;

  private final GameSession session;
  private VirtualMachine machine;
  private boolean hasBegun;
  private int titleRoom = NO_ROOM;
  private long lastRoundJiffies;
  private long jiffiesWithoutEgo;

  /** The part of the game to which a round of the play loop belongs. */
  enum Phase {
    /** The title sequence. */
    TITLE,
    /** The first round of play. */
    BEGINS,
    /** Play after the first round. */
    CONTINUES
  }

  /** Examines a session. In a session that has been played before, play has begun. */
  TitleDetector(GameSession session) {
    this.session = session;
    machine = session.machine();
    hasBegun = session.ticks() > 0;
  }

  /** Returns whether play has begun. */
  boolean hasPlayBegun() {
    return hasBegun && machine == session.machine();
  }

  /** Skips the title, because a saved game continues during play. */
  void skip() {
    machine = session.machine();
    hasBegun = true;
  }

  /**
   * Returns the part of the game to which the current round belongs. Called once per round of the
   * play loop.
   */
  Phase round() {
    if (hasPlayBegun()) {
      return Phase.CONTINUES;
    }
    if (machine != session.machine()) {
      machine = session.machine();
      titleRoom = NO_ROOM;
      jiffiesWithoutEgo = 0;
    }
    hasBegun = hasControl() && (hasEgo() || hasLeftTitle());
    lastRoundJiffies = session.jiffiesPlayed();
    return hasBegun ? Phase.BEGINS : Phase.TITLE;
  }

  private boolean hasControl() {
    return variables().get(EngineVariable.USERPUT) > 0;
  }

  private boolean hasEgo() {
    int ego = variables().get(EngineVariable.EGO);
    Cast cast = session.world().cast();
    return cast.has(ego) && cast.isOnStage(cast.actor(ego));
  }

  /**
   * Returns whether the title is over in a game without an ego. The first room in which the player
   * has control does not count, because this room may only offer a choice, for example of the
   * language.
   */
  private boolean hasLeftTitle() {
    int room = session.world().room();
    if (titleRoom == NO_ROOM) {
      titleRoom = room;
    }
    if (room != titleRoom) {
      jiffiesWithoutEgo += session.jiffiesPlayed() - lastRoundJiffies;
    }
    return jiffiesWithoutEgo > MAX_TITLE_JIFFIES;
  }

  private Variables variables() {
    return session.machine().variables();
  }
}
