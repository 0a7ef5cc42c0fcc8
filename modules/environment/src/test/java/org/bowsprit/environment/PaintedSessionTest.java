package org.bowsprit.environment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.environment.action.AgentAction;
import org.bowsprit.playtest.play.Action;
import org.bowsprit.render.Frame;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that pictures are the same whether every state is painted or only the requested states. */
class PaintedSessionTest {

  private static final int STEPS = 40;
  private static final int LONGEST_STEP = 60;

  @ParameterizedTest
  @ValueSource(strings = {"adventure", "walklab", "artlab"})
  void aPictureDoesNotDependOnThosePaintedBefore(String name) {
    TestGame game = TestGame.named(name);
    SplittableRandom random = new SplittableRandom(name.hashCode());
    Environment always = reset(game);
    Environment seldom = reset(game);
    EnvironmentState alwaysKept = always.snapshot();
    EnvironmentState seldomKept = seldom.snapshot();
    for (int i = 0; i < STEPS; i++) {
      AgentAction action = action(always, random);
      always.step(action, LONGEST_STEP);
      seldom.step(action, LONGEST_STEP);
      byte[] picture = always.frame().pixels().clone();
      switch (random.nextInt(8)) {
        case 0 -> {
          alwaysKept = always.snapshot();
          seldomKept = seldom.snapshot();
        }
        case 1 -> {
          always.restore(alwaysKept);
          seldom.restore(seldomKept);
        }
        case 2 -> assertThat(seldom.frame().pixels()).as("step %d", i).isEqualTo(picture);
        case 3 ->
            assertThat(Environment.fork(seldom.snapshot(), seldom.options()).frame().pixels())
                .as("fork at step %d", i)
                .isEqualTo(picture);
        default -> {}
      }
    }
    Frame straight = playedStraight(game, seldom.journal());
    assertThat(seldom.frame().pixels()).isEqualTo(straight.pixels());
    assertThat(seldom.frame().palette()).isEqualTo(straight.palette());
    assertThat(always.frame().pixels()).isEqualTo(straight.pixels());
  }

  /** Returns the last picture of a session that is painted in each iteration. */
  private static Frame playedStraight(TestGame game, Journal journal) {
    DissolveRandom random = new DissolveRandom();
    FramePainter painter = new FramePainter(random);
    GameSession session =
        game.prepare(
            journal.origin(),
            new PlayableGame.Parts(
                new AgentHost(), Optional.of(painter), new SessionListener() {}));
    random.follow(session);
    JournalPlayer.of(session, journal).play();
    return painter.frame();
  }

  private static Environment reset(TestGame game) {
    return Environment.reset(
        game, new Environment.Options(0, false), 5, Optional.empty(), Optional.empty());
  }

  private static AgentAction action(Environment game, SplittableRandom random) {
    List<Action> offered = new ArrayList<>(game.actions());
    return offered.isEmpty()
        ? new AgentAction.Wait(5)
        : new AgentAction.Use(offered.get(random.nextInt(offered.size())));
  }
}
