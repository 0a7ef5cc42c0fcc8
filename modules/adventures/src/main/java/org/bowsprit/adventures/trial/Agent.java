package org.bowsprit.adventures.trial;

import java.io.IOException;
import org.bowsprit.environment.PlayableGame;

/** An agent, which plays adventures. */
public interface Agent {

  /**
   * The result of playing a game.
   *
   * @param won true if the agent won the game
   * @param milestones the number of milestones that were reached
   * @param steps the number of steps
   */
  record Outcome(boolean won, int milestones, int steps) {}

  /**
   * Plays a game once.
   *
   * @param seed the seed of the game's and the agent's random numbers
   * @param maxSteps the number of steps after which play ends
   * @throws IOException if the agent cannot play
   */
  Outcome play(PlayableGame game, long seed, int maxSteps) throws IOException;
}
