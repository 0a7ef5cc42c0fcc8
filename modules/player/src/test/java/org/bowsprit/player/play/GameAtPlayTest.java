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

class GameAtPlayTest {

  private final TestGame game = new TestGame();
  private final Layers layers = new Layers();
  private final Actions actions = new Actions();
  private final FakeRenderer renderer = new FakeRenderer();
  private final Controls controls =
      new Controls(() -> KeyMap.DEFAULT, actions, layers, game.timedSession());
  private final List<Boolean> pauses = new ArrayList<>();
  private final Companion companion =
      new Companion() {
        @Override
        public void onPause(boolean held) {
          pauses.add(held);
        }
      };
  private final GameAtPlay play =
      new GameAtPlay(
          game.timedSession(),
          controls,
          layers,
          renderer,
          new JiffyPacer(new SteadyClock()),
          () -> Set.of(companion));

  GameAtPlayTest() {
    actions.on(HostAction.QUIT, play::leave);
    layers.add(game.pause());
  }

  @Test
  void aPictureIsShownEveryJiffyUntilThePlayerLeaves() {
    renderer.thenNothing(9);
    play.play();
    assertThat(renderer.presentedFrames()).hasSize(10);
    assertThat(game.session().ticks()).isPositive();
  }

  @Test
  void playEndsWhenTheGameRequestsIt() {
    game.host().quit();
    play.play();
    assertThat(renderer.presentedFrames()).isEmpty();
  }

  @Test
  void leavingAStoppedGameIsRecorded() {
    renderer.thenNothing(3);
    play.stopUntil(() -> false);
    assertThat(play.wasLeftMidIteration()).isTrue();

    play.play();
    assertThat(game.session().ticks()).isZero();
  }

  @Test
  void fastModePlaysIterationsRegardlessOfTheirTime() {
    renderer.thenNothing(9);
    play.setFast(true);
    play.play();
    assertThat(game.session().ticks()).isEqualTo(10 * GameAtPlay.FAST_TICKS);
  }

  @Test
  void aLayerThatHoldsTheGameStopsItsTimeAndIsReportedOnce() {
    game.pause().begin();
    renderer.thenNothing(9);
    play.play();
    assertThat(game.session().ticks()).isZero();
    assertThat(renderer.presentedFrames()).hasSize(10);
    assertThat(pauses).containsExactly(true);
  }

  @Test
  void theShownFrameContainsTheLayers() {
    renderer.thenNothing(3);
    play.play();
    assertThat(play.picture()).isSameAs(game.timedSession().frame());
    game.pause().begin();
    assertThat(play.picture()).isNotSameAs(game.timedSession().frame());
  }
}
