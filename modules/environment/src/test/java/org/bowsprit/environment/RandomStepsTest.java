package org.bowsprit.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bowsprit.render.Input.Button.LEFT;
import static org.bowsprit.render.Input.Button.RIGHT;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.journal.StateHash;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.environment.action.AgentAction;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.render.KeyCodes;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Plays random steps with forks and restores between them, and then plays the same input without
 * forks and restores. The states must be the same after each step. {@code
 * -Dbowsprit.random.steps=N} plays N steps in each game.
 */
class RandomStepsTest {

  private static final int STEP_COUNT = Integer.getInteger("bowsprit.random.steps", 150);

  /** The number of steps after which a run starts again, so that its input stays short. */
  private static final int STEPS_PER_RUN = 400;

  private static final int MAX_STEP_ITERATIONS = 200;

  /**
   * The average number of steps between two searches for effective actions, which take a long time.
   */
  private static final int EFFECT_SEARCH_INTERVAL = 100;

  private static final Environment.Options OPTIONS = new Environment.Options(0, false);

  private final StateHash hash = new StateHash();

  /** The state after a step: the number of iterations until then, and the hash of the state. */
  private record ExpectedState(long ticks, long hash) {}

  @Tag("thorough")
  @ParameterizedTest
  @ValueSource(strings = {"adventure", "walklab", "artlab", "oplab", "soundlab"})
  void forksAndRestoresDoNotChangeTheGame(String name) {
    TestGame game = TestGame.byName(name);
    SplittableRandom random = new SplittableRandom(name.hashCode());
    int checkedStates = 0;
    for (int playedSteps = 0; playedSteps < STEP_COUNT; playedSteps += STEPS_PER_RUN) {
      checkedStates += playRun(game, random, Math.min(STEPS_PER_RUN, STEP_COUNT - playedSteps));
    }
    System.out.printf(
        "%s: %,d steps, %,d of them not undone by a restore%n", name, STEP_COUNT, checkedStates);
  }

  private int playRun(TestGame game, SplittableRandom random, int steps) {
    long seed = random.nextLong();
    Environment environment =
        Environment.reset(game, OPTIONS, seed, Optional.empty(), Optional.empty());
    List<ExpectedState> path = new ArrayList<>();
    EnvironmentState snapshot = environment.snapshot();
    int snapshotLength = 0;
    for (int i = 0; i < steps; i++) {
      environment.step(randomAction(environment, random), MAX_STEP_ITERATIONS);
      path.add(new ExpectedState(environment.session().ticks(), hash.of(environment.session())));
      if (random.nextInt(EFFECT_SEARCH_INTERVAL) == 0) {
        environment.effectiveActions();
      }
      switch (random.nextInt(12)) {
        case 0 -> {
          snapshot = environment.snapshot();
          snapshotLength = path.size();
        }
        case 1 -> {
          environment.restore(snapshot);
          path.subList(snapshotLength, path.size()).clear();
        }
        case 2 -> environment = Environment.fork(environment.snapshot(), OPTIONS);
        default -> environment.observe();
      }
    }
    assertSameStatesWithoutRestores(game, environment.journal(), path);
    return path.size();
  }

  private static AgentAction randomAction(Environment environment, SplittableRandom random) {
    List<Action> actions = environment.actions();
    return switch (random.nextInt(6)) {
      case 0 ->
          new AgentAction.Click(
              random.nextInt(320), random.nextInt(200), random.nextBoolean() ? LEFT : RIGHT);
      case 1 -> new AgentAction.Wait(random.nextInt(1, 20));
      case 2 -> new AgentAction.Key(random.nextBoolean() ? KeyCodes.ESCAPE : KeyCodes.FULL_STOP);
      default ->
          actions.isEmpty()
              ? new AgentAction.Wait(5)
              : new AgentAction.Use(actions.get(random.nextInt(actions.size())));
    };
  }

  private void assertSameStatesWithoutRestores(
      TestGame game, Journal journal, List<ExpectedState> path) {
    GameSession session =
        game.prepare(
            journal.origin(),
            new PlayableGame.Parts(new AgentHost(), Optional.empty(), new SessionListener() {}));
    JournalPlayer player = JournalPlayer.of(session, journal);
    for (ExpectedState expected : path) {
      while (session.ticks() < expected.ticks() && player.hasRemainingIterations()) {
        session.tick();
      }
      assertThat(hash.of(session))
          .as("the hash after iteration %d", expected.ticks())
          .isEqualTo(expected.hash());
    }
  }
}
