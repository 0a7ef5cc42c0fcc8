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
 * Plays random steps with forks and restores between them, and plays the same input in one run
 * without them. The states must be the same after each step. {@code -Dbowsprit.random.steps=N}
 * plays N steps in each game.
 */
class RandomStepsTest {

  private static final int STEPS = Integer.getInteger("bowsprit.random.steps", 150);

  /** The number of steps after which a run starts again, so that its input stays short. */
  private static final int RUN = 400;

  private static final int LONGEST_STEP = 200;

  /** One of this many steps looks for effective actions, because the search takes a long time. */
  private static final int SELDOM = 100;

  private static final Environment.Options PLAIN = new Environment.Options(0, false);

  private final StateHash hash = new StateHash();

  /** A state after a step, as a number of iterations and a hash. */
  private record Mark(long ticks, long hash) {}

  @Tag("thorough")
  @ParameterizedTest
  @ValueSource(strings = {"adventure", "walklab", "artlab", "oplab", "soundlab"})
  void forksAndRestoresChangeNothing(String name) {
    TestGame game = TestGame.named(name);
    SplittableRandom random = new SplittableRandom(name.hashCode());
    int marks = 0;
    for (int done = 0; done < STEPS; done += RUN) {
      marks += run(game, random, Math.min(RUN, STEPS - done));
    }
    System.out.printf(
        "%s: %,d steps, %,d of them on the paths that were kept%n", name, STEPS, marks);
  }

  private int run(TestGame game, SplittableRandom random, int steps) {
    long seed = random.nextLong();
    Environment here = Environment.reset(game, PLAIN, seed, Optional.empty(), Optional.empty());
    List<Mark> path = new ArrayList<>();
    EnvironmentState kept = here.snapshot();
    int keptAt = 0;
    for (int i = 0; i < steps; i++) {
      here.step(action(here, random), LONGEST_STEP);
      path.add(new Mark(here.session().ticks(), hash.of(here.session())));
      if (random.nextInt(SELDOM) == 0) {
        here.effectiveActions();
      }
      switch (random.nextInt(12)) {
        case 0 -> {
          kept = here.snapshot();
          keptAt = path.size();
        }
        case 1 -> {
          here.restore(kept);
          path.subList(keptAt, path.size()).clear();
        }
        case 2 -> here = Environment.fork(here.snapshot(), PLAIN);
        default -> here.observe();
      }
    }
    straight(game, here.journal(), path);
    return path.size();
  }

  private static AgentAction action(Environment game, SplittableRandom random) {
    List<Action> offered = game.actions();
    return switch (random.nextInt(6)) {
      case 0 ->
          new AgentAction.Click(
              random.nextInt(320), random.nextInt(200), random.nextBoolean() ? LEFT : RIGHT);
      case 1 -> new AgentAction.Wait(random.nextInt(1, 20));
      case 2 -> new AgentAction.Key(random.nextBoolean() ? KeyCodes.ESCAPE : KeyCodes.FULL_STOP);
      default ->
          offered.isEmpty()
              ? new AgentAction.Wait(5)
              : new AgentAction.Use(offered.get(random.nextInt(offered.size())));
    };
  }

  private void straight(TestGame game, Journal journal, List<Mark> path) {
    GameSession session =
        game.prepare(
            journal.origin(),
            new PlayableGame.Parts(new AgentHost(), Optional.empty(), new SessionListener() {}));
    JournalPlayer player = JournalPlayer.of(session, journal);
    for (Mark mark : path) {
      while (session.ticks() < mark.ticks() && player.goesOn()) {
        session.tick();
      }
      assertThat(hash.of(session)).as("after iteration %d", mark.ticks()).isEqualTo(mark.hash());
    }
  }
}
