package org.bowsprit.playtest.selfcheck;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/** Tests the results of a game that checks itself and prints the results as debug lines. */
class SelfCheckTest {

  private final Frame frame = new Frame();
  private final SelfCheck selfCheck = new SelfCheck(frame);

  @Test
  void aSceneHoldsIfTheGameReportsThis() {
    sendLines("claim of all: 1  The cliff", "holds");

    assertThat(selfCheck.scenes())
        .containsExactly(new CheckedScene("1  The cliff", Claim.ALL, List.of()));
  }

  @Test
  void aSceneHasTheReportedDifferences() {
    sendLines("claim of matrix: 7  The seal", "got 5 in place of 3", "differs");

    assertThat(selfCheck.scenes())
        .containsExactly(
            new CheckedScene("7  The seal", Claim.MATRIX, List.of("got 5 in place of 3")));
  }

  @Test
  void aPixelIsComparedAtTheEndOfTheIteration() {
    sendLines("claim of all: 20  The sword", "see 44 2 1", "see 43 3 1");
    frame.pixels()[Frame.WIDTH + 2] = 44;
    selfCheck.afterTick();
    sendLines("holds");

    assertThat(selfCheck.scenes().get(0).differences())
        .containsExactly("color 0 in place of 43 at (3,1)");
  }

  @Test
  void aSceneDiffersIfAnotherSceneBeginsBeforeItsEnd() {
    sendLines("claim of all: 1  One", "claim of all: 2  Two");

    assertThat(selfCheck.scenes()).singleElement().matches(scene -> !scene.holds());
  }

  @Test
  void otherLinesAreIgnored() {
    sendLines("holds", "hello", "see nothing");

    assertThat(selfCheck.scenes()).isEmpty();
  }

  @Test
  void aClaimAppliesOnlyToRoutersWithTheRequiredCapability() {
    assertThat(Claim.MATRIX.isFor(Set.of(RouterCapability.USES_MATRIX))).isTrue();
    assertThat(Claim.MATRIX.isFor(Set.of())).isFalse();
    assertThat(Claim.PLANNED.isFor(Set.of(RouterCapability.LEG_ORACLE))).isFalse();
    assertThat(Claim.ALL.isFor(Set.of())).isTrue();
  }

  private void sendLines(String... lines) {
    for (String line : lines) {
      selfCheck.debugLinePrinted(line.getBytes(StandardCharsets.ISO_8859_1));
    }
  }
}
