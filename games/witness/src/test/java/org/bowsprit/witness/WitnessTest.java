package org.bowsprit.witness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.playtest.selfcheck.CheckedScene;
import org.bowsprit.router.classic.ClassicProvider;
import org.bowsprit.router.funnel.FunnelProvider;
import org.bowsprit.router.geodesic.GeodesicProvider;
import org.bowsprit.router.grid.GridAStarProvider;
import org.bowsprit.router.grid.GridJpsProvider;
import org.bowsprit.router.theta.ThetaProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the claim of each scene is true for every router to which the claim applies. */
class WitnessTest {

  private static final Witness GAME = Witness.build(Witness.SOURCES);
  private static final int SCENE_COUNT = 30;

  /**
   * Returns each router with the numbers of the scenes that fail with this router. The claims of
   * these scenes do not apply to the router.
   */
  static Stream<Arguments> routersAndFailingScenes() {
    return Stream.of(
        arguments(new BoxGraphProvider(), List.of()),
        arguments(new FunnelProvider(), List.of()),
        arguments(new ClassicProvider(), List.of(3, 14)),
        arguments(new GeodesicProvider(), List.of(11, 17)),
        arguments(new GridAStarProvider(), List.of(11, 12, 13, 17)),
        arguments(new GridJpsProvider(), List.of(11, 12, 13, 17)),
        arguments(new ThetaProvider(), List.of(11, 12, 13, 17)));
  }

  @ParameterizedTest
  @MethodSource("routersAndFailingScenes")
  void everyClaimIsTrueForTheRoutersItAppliesTo(
      RouterProvider router, List<Integer> failingScenes) {
    List<CheckedScene> scenes = GAME.playScenes(router);

    assertThat(scenes).hasSize(SCENE_COUNT);
    assertThat(scenes)
        .filteredOn(scene -> scene.claim().isFor(router.capabilities()))
        .allMatch(CheckedScene::holds);
    assertThat(scenes)
        .filteredOn(scene -> !scene.holds())
        .extracting(Witness::sceneNumber)
        .containsExactlyElementsOf(failingScenes);
  }
}
