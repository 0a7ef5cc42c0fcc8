package org.bowsprit.player.game;

import org.bowsprit.actors.Cast;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.Variables;
import org.bowsprit.vm.machine.VirtualMachine;

/**
 * Tells play from the title before it: play begins when there is an ego to be seen and the player
 * has a say. A game that restarts, by itself after its end or because the player wants it to, is at
 * its title again.
 */
final class PlayBeginning {

  /** A game without an ego has begun when its player has had a say for so long: five minutes. */
  private static final int LONGEST_TITLE = 5 * 3_600;

  private static final int NOWHERE = -1;

  private final GameSession session;
  private VirtualMachine machine;
  private boolean begun;
  private int titleRoom = NOWHERE;
  private long saidAt;
  private long withoutEgo;

  /** What a round of the play loop was part of. */
  enum Part {
    /** Before play. */
    TITLE,
    /** The first round of play. */
    BEGINS,
    /** Play. */
    GOES_ON
  }

  /** Looks at a session; one that has been played before is behind its title. */
  PlayBeginning(GameSession session) {
    this.session = session;
    machine = session.machine();
    begun = session.ticks() > 0;
  }

  /** Returns whether play has begun. */
  boolean isBehind() {
    return begun && machine == session.machine();
  }

  /** Goes on where play has begun: with a saved game. */
  void skip() {
    machine = session.machine();
    begun = true;
  }

  /** Lets a round of the play loop pass. */
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

  /** The first room in which the player has a say is where a language is chosen, or the like. */
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
