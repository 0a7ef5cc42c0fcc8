package org.bowsprit.adventures.trial;

import java.util.Optional;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.environment.PlayableGame;
import org.bowsprit.playtest.Solver;
import org.bowsprit.playtest.setup.GameNames;
import org.bowsprit.playtest.setup.Goal;
import org.bowsprit.playtest.setup.PlaytestLimits;

/**
 * Searches for a solution with the {@link Solver}, which may return to earlier states, and plays
 * it. If the solver finds no solution, the agent reaches no goal.
 *
 * @param limits the limits of each search
 */
public record SearchAgent(PlaytestLimits limits) implements Agent {

  /**
   * Makes the solver try everything in a room before it goes to the next room. The solver then
   * keeps no fixed number of states.
   */
  private static final int ROOM_BY_ROOM = -1;

  @Override
  public Outcome play(PlayableGame game, long seed, int maxSteps) {
    Journal.Origin origin = game.origin(seed, Optional.empty());
    Solver solver =
        new Solver(
            listener ->
                game.prepare(
                        origin,
                        new PlayableGame.Parts(new HeadlessHost(), Optional.empty(), listener))
                    .start(),
            GameNames.NONE,
            new Goal("goal", game.goals()::isWon),
            limits,
            line -> {});
    return solver
        .solve(ROOM_BY_ROOM)
        .map(Solver.Solution::actions)
        .filter(actions -> actions.size() <= maxSteps)
        .map(actions -> new Outcome(true, game.goals().milestones().size(), actions.size()))
        .orElse(new Outcome(false, 0, maxSteps));
  }
}
