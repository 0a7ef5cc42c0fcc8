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
  private static final int MAX_STEP_TICKS = 60;

  @ParameterizedTest
  @ValueSource(strings = {"adventure", "walklab", "artlab"})
  void aPictureDoesNotDependOnEarlierPaintedPictures(String name) {
    TestGame game = TestGame.byName(name);
    SplittableRandom random = new SplittableRandom(name.hashCode());
    Environment paintedAlways = reset(game);
    Environment paintedOnRequest = reset(game);
    EnvironmentState alwaysSnapshot = paintedAlways.snapshot();
    EnvironmentState onRequestSnapshot = paintedOnRequest.snapshot();
    for (int i = 0; i < STEPS; i++) {
      AgentAction action = action(paintedAlways, random);
      paintedAlways.step(action, MAX_STEP_TICKS);
      paintedOnRequest.step(action, MAX_STEP_TICKS);
      byte[] picture = paintedAlways.frame().pixels().clone();
      switch (random.nextInt(8)) {
        case 0 -> {
          alwaysSnapshot = paintedAlways.snapshot();
          onRequestSnapshot = paintedOnRequest.snapshot();
        }
        case 1 -> {
          paintedAlways.restore(alwaysSnapshot);
          paintedOnRequest.restore(onRequestSnapshot);
        }
        case 2 -> assertThat(paintedOnRequest.frame().pixels()).as("step %d", i).isEqualTo(picture);
        case 3 ->
            assertThat(
                    Environment.fork(paintedOnRequest.snapshot(), paintedOnRequest.options())
                        .frame()
                        .pixels())
                .as("fork at step %d", i)
                .isEqualTo(picture);
        default -> {}
      }
    }
    Frame expected = playWithoutRestores(game, paintedOnRequest.journal());
    assertThat(paintedOnRequest.frame().pixels()).isEqualTo(expected.pixels());
    assertThat(paintedOnRequest.frame().palette()).isEqualTo(expected.palette());
    assertThat(paintedAlways.frame().pixels()).isEqualTo(expected.pixels());
  }

  /** Returns the last picture of a session that is painted in each iteration. */
  private static Frame playWithoutRestores(TestGame game, Journal journal) {
    DissolveRandom random = new DissolveRandom();
    FramePainter painter = new FramePainter(random);
    GameSession session =
        game.prepare(
            journal.origin(),
            new PlayableGame.Parts(
                new AgentHost(), Optional.of(painter), new SessionListener() {}));
    random.setSession(session);
    JournalPlayer.of(session, journal).play();
    return painter.frame();
  }

  private static Environment reset(TestGame game) {
    return Environment.reset(
        game, new Environment.Options(0, false), 5, Optional.empty(), Optional.empty());
  }

  private static AgentAction action(Environment game, SplittableRandom random) {
    List<Action> actions = new ArrayList<>(game.actions());
    return actions.isEmpty()
        ? new AgentAction.Wait(5)
        : new AgentAction.Use(actions.get(random.nextInt(actions.size())));
  }
}
