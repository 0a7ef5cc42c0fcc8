package org.bowsprit.environment.observation;

import java.util.List;

/**
 * The result of a step, in the terms of Gymnasium.
 *
 * @param observation the state after the step
 * @param reward the reward of the step according to the goals file
 * @param terminated whether the game is won, has ended or has halted
 * @param truncated whether the maximum number of steps was reached
 * @param info additional information
 */
public record StepResult(
    Observation observation, double reward, boolean terminated, boolean truncated, Info info) {

  /**
   * Additional information about a step.
   *
   * @param ended the reason for the end of the step
   * @param ticks the number of iterations of the step
   * @param steps the number of steps since the reset
   * @param won whether the goal has been reached
   * @param milestones the milestones that have been reached
   */
  public record Info(StepEnd ended, int ticks, int steps, boolean won, List<String> milestones) {

    /** Copies the list. */
    public Info {
      milestones = List.copyOf(milestones);
    }
  }
}
