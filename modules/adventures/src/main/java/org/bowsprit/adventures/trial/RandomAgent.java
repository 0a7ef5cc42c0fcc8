package org.bowsprit.adventures.trial;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.bowsprit.environment.Environment;
import org.bowsprit.environment.PlayableGame;
import org.bowsprit.environment.action.AgentAction;
import org.bowsprit.environment.observation.StepResult;
import org.bowsprit.playtest.play.Action;

/**
 * Chooses each action at random from the actions with a lasting effect. If there are none, chooses
 * from all actions.
 */
public final class RandomAgent implements Agent {

  @Override
  public Outcome play(PlayableGame game, long seed, int maxSteps) {
    Random random = new Random(seed);
    Environment environment =
        Environment.reset(
            game,
            new Environment.Options(maxSteps, false),
            seed,
            Optional.empty(),
            Optional.empty());
    StepResult result = environment.result();
    while (!result.terminated() && !result.truncated()) {
      List<Action> effective = environment.effectiveActions();
      List<Action> actions = effective.isEmpty() ? environment.actions() : effective;
      if (actions.isEmpty()) {
        break;
      }
      Action action = actions.get(random.nextInt(actions.size()));
      result = environment.step(new AgentAction.Use(action), Environment.DEFAULT_MAX_TICKS);
    }
    StepResult.Info info = result.info();
    return new Outcome(info.won(), info.milestones().size(), info.steps());
  }
}
