package org.bowsprit.adventures.trial;

/**
 * The result of one run of an agent.
 *
 * @param adventure the name of the adventure
 * @param level the level of the adventure
 * @param seed the seed of the run
 * @param won true if the agent won the game
 * @param milestones the number of milestones that were reached
 * @param of the number of milestones
 * @param steps the number of steps
 */
public record TrialResult(
    String adventure, int level, long seed, boolean won, int milestones, int of, int steps) {

  /** Returns the proportion of milestones that were reached. */
  double progress() {
    return of == 0 ? 0 : (double) milestones / of;
  }
}
