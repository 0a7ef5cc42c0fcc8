package org.bowsprit.integration;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs the bundled game {@code witness}, whose scenes test rules of the engine, with the assembled
 * program.
 */
class WitnessCheckIT {

  private static final int SCENE_COUNT = 30;

  @TempDir private Path state;

  @ParameterizedTest
  @ValueSource(strings = {"box-graph", "classic", "grid-astar"})
  void everyClaimAboutTheRouterIsTrue(String router) {
    Bowsprit.Run run = Bowsprit.run(state, "run", "witness", "--check", "--router", router);

    assertThat(run.exitCode()).as(run.out() + run.err()).isZero();
    assertThat(run.out().lines().toList())
        .hasSize(SCENE_COUNT)
        .allMatch(
            line -> line.startsWith("holds") || line.endsWith("(not claimed of this router)"));
  }
}
