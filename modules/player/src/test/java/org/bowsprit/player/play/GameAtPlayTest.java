package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.Controls;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.control.KeyMap;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.render.pacing.JiffyPacer;
import org.junit.jupiter.api.Test;

/** Tests the loop that plays a game and shows its frames. */
class GameAtPlayTest {

  private final TestGame game = new TestGame();
  private final Layers layers = new Layers();
  private final Actions actions = new Actions();
  private final FakeRenderer renderer = new FakeRenderer();
  private final Controls controls =
      new Controls(() -> KeyMap.DEFAULT, actions, layers, game.timedSession());
  private final List<Boolean> reportedPauses = new ArrayList<>();
  private final Companion companion =
      new Companion() {
        @Override
        public void onPause(boolean isPaused) {
          reportedPauses.add(isPaused);
        }
      };
  private final GameAtPlay gameAtPlay =
      new GameAtPlay(
          game.timedSession(),
          controls,
          layers,
          renderer,
          new JiffyPacer(new SteadyClock()),
          () -> Set.of(companion));

  GameAtPlayTest() {
    actions.on(HostAction.QUIT, gameAtPlay::leave);
    layers.add(game.pause());
  }

  @Test
  void aPictureIsShownEveryJiffyUntilThePlayerLeaves() {
    renderer.thenNothing(9);
    gameAtPlay.play();
    assertThat(renderer.presentedFrames()).hasSize(10);
    assertThat(game.session().ticks()).isPositive();
  }

  @Test
  void playEndsWhenTheGameQuits() {
    game.host().quit();
    gameAtPlay.play();
    assertThat(renderer.presentedFrames()).isEmpty();
  }

  @Test
  void leavingAGameThatIsStoppedDuringAnIterationIsRecorded() {
    renderer.thenNothing(3);
    gameAtPlay.stopUntil(() -> false);
    assertThat(gameAtPlay.wasLeftMidIteration()).isTrue();

    gameAtPlay.play();
    assertThat(game.session().ticks()).isZero();
  }

  @Test
  void fastModePlaysIterationsRegardlessOfTheirDuration() {
    renderer.thenNothing(9);
    gameAtPlay.setFast(true);
    gameAtPlay.play();
    assertThat(game.session().ticks()).isEqualTo(10 * GameAtPlay.FAST_TICKS);
  }

  @Test
  void aLayerThatPausesTheGameStopsItsTimeAndIsReportedOnce() {
    game.pause().begin();
    renderer.thenNothing(9);
    gameAtPlay.play();
    assertThat(game.session().ticks()).isZero();
    assertThat(renderer.presentedFrames()).hasSize(10);
    assertThat(reportedPauses).containsExactly(true);
  }

  @Test
  void theShownFrameContainsTheLayers() {
    renderer.thenNothing(3);
    gameAtPlay.play();
    assertThat(gameAtPlay.picture()).isSameAs(game.timedSession().frame());
    game.pause().begin();
    assertThat(gameAtPlay.picture()).isNotSameAs(game.timedSession().frame());
  }
}
