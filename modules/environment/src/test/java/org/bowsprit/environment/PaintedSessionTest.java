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

/** Tests that a picture is the same no matter which of the earlier states were painted. */
class PaintedSessionTest {

  private static final int STEP_COUNT = 40;
  private static final int MAX_STEP_ITERATIONS = 60;

  @ParameterizedTest
  @ValueSource(strings = {"adventure", "walklab", "artlab"})
  void aPictureDoesNotDependOnWhichEarlierStatesWerePainted(String name) {
    TestGame game = TestGame.byName(name);
    SplittableRandom random = new SplittableRandom(name.hashCode());
    Environment paintedAlways = reset(game);
    Environment paintedOnRequest = reset(game);
    EnvironmentState alwaysSnapshot = paintedAlways.snapshot();
    EnvironmentState onRequestSnapshot = paintedOnRequest.snapshot();
    for (int i = 0; i < STEP_COUNT; i++) {
      AgentAction action = randomAction(paintedAlways, random);
      paintedAlways.step(action, MAX_STEP_ITERATIONS);
      paintedOnRequest.step(action, MAX_STEP_ITERATIONS);
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
        case 2 ->
            assertThat(paintedOnRequest.frame().pixels())
                .as("the picture after step %d", i)
                .isEqualTo(picture);
        case 3 ->
            assertThat(
                    Environment.fork(paintedOnRequest.snapshot(), paintedOnRequest.options())
                        .frame()
                        .pixels())
                .as("the picture of a fork after step %d", i)
                .isEqualTo(picture);
        default -> {}
      }
    }
    Frame expected = playWithoutRestores(game, paintedOnRequest.journal());
    assertThat(paintedOnRequest.frame().pixels()).isEqualTo(expected.pixels());
    assertThat(paintedOnRequest.frame().palette()).isEqualTo(expected.palette());
    assertThat(paintedAlways.frame().pixels()).isEqualTo(expected.pixels());
  }

  /** Plays a journal without restores and paints each iteration. Returns the last picture. */
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

  private static AgentAction randomAction(Environment environment, SplittableRandom random) {
    List<Action> actions = new ArrayList<>(environment.actions());
    return actions.isEmpty()
        ? new AgentAction.Wait(5)
        : new AgentAction.Use(actions.get(random.nextInt(actions.size())));
  }
}
