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
      new Controls(() -> KeyMap.USUAL, actions, layers, game.played());
  private final List<Boolean> holds = new ArrayList<>();
  private final Companion companion =
      new Companion() {
        @Override
        public void held(boolean held) {
          holds.add(held);
        }
      };
  private final GameAtPlay play =
      new GameAtPlay(
          game.played(),
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
    assertThat(renderer.shown()).hasSize(10);
    assertThat(game.session().ticks()).isPositive();
  }

  @Test
  void itEndsWhenTheGameRequestsIt() {
    game.host().quit();
    play.play();
    assertThat(renderer.shown()).isEmpty();
  }

  @Test
  void leavingAStoppedGameIsRemembered() {
    renderer.thenNothing(3);
    play.stopUntil(() -> false);
    assertThat(play.wasLeftAside()).isTrue();

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
    assertThat(renderer.shown()).hasSize(10);
    assertThat(holds).containsExactly(true);
  }

  @Test
  void theShownFrameContainsTheLayers() {
    renderer.thenNothing(3);
    play.play();
    assertThat(play.shown()).isSameAs(game.played().frame());
    game.pause().begin();
    assertThat(play.shown()).isNotSameAs(game.played().frame());
  }
}
