package org.bowsprit.player.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.Controls;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.control.KeyMap;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.render.pacing.JiffyPacer;
import org.junit.jupiter.api.Test;

class PlayLoopTest {

  private final TestGame game = new TestGame();
  private final Layers layers = new Layers();
  private final Actions actions = new Actions();
  private final FakeRenderer renderer = new FakeRenderer();
  private final Controls controls =
      new Controls(() -> KeyMap.USUAL, actions, layers, game.played());
  private final PlayLoop loop =
      new PlayLoop(game.played(), controls, layers, renderer, new JiffyPacer(new SteadyClock()));

  PlayLoopTest() {
    actions.on(HostAction.QUIT, loop::leave);
    layers.add(game.pause());
  }

  @Test
  void aPictureIsShownEveryJiffyUntilThePlayerLeaves() {
    renderer.thenNothing(9);
    loop.run();
    assertThat(renderer.shown()).hasSize(10);
    assertThat(game.session().ticks()).isPositive();
  }

  @Test
  void itEndsWhenTheGameAsksForIt() {
    game.host().quit();
    loop.run();
    assertThat(renderer.shown()).isEmpty();
  }

  @Test
  void whoLeavesWhileTheGameStandsIsRemembered() {
    renderer.thenNothing(3);
    loop.standUntil(() -> false);
    assertThat(loop.wasLeftAside()).isTrue();

    loop.run();
    assertThat(game.session().ticks()).isZero();
  }

  @Test
  void fastPlaysIterationsWithoutRegardToTheirTime() {
    renderer.thenNothing(9);
    loop.setFast(true);
    loop.run();
    assertThat(game.session().ticks()).isEqualTo(10 * PlayLoop.FAST_TICKS);
  }

  @Test
  void aLayerThatHoldsTheGameStopsItsTimeAndItIsToldOnce() {
    List<Boolean> holds = new ArrayList<>();
    loop.onHold(holds::add);
    game.pause().begin();
    renderer.thenNothing(9);
    loop.run();
    assertThat(game.session().ticks()).isZero();
    assertThat(renderer.shown()).hasSize(10);
    assertThat(holds).containsExactly(true);
  }

  @Test
  void whatIsShownHasTheLayersOverIt() {
    renderer.thenNothing(3);
    loop.run();
    assertThat(loop.shown()).isSameAs(game.played().frame());
    game.pause().begin();
    assertThat(loop.shown()).isNotSameAs(game.played().frame());
  }
}
