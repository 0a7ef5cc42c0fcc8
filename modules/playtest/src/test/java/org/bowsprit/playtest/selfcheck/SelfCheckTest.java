package org.bowsprit.playtest.selfcheck;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

class SelfCheckTest {

  private final Frame frame = new Frame();
  private final SelfCheck check = new SelfCheck(frame);

  @Test
  void aSceneHoldsIfTheGameReportsIt() {
    sendLines("claim of all: 1  The cliff", "holds");

    assertThat(check.scenes())
        .containsExactly(new CheckedScene("1  The cliff", Claim.ALL, List.of()));
  }

  @Test
  void aSceneHasTheReportedDifferences() {
    sendLines("claim of matrix: 7  The seal", "got 5 in place of 3", "differs");

    assertThat(check.scenes())
        .containsExactly(
            new CheckedScene("7  The seal", Claim.MATRIX, List.of("got 5 in place of 3")));
  }

  @Test
  void aPixelIsComparedAtTheEndOfTheIteration() {
    sendLines("claim of all: 20  The sword", "see 44 2 1", "see 43 3 1");
    frame.pixels()[Frame.WIDTH + 2] = 44;
    check.afterTick();
    sendLines("holds");

    assertThat(check.scenes().get(0).differences())
        .containsExactly("color 0 in place of 43 at (3,1)");
  }

  @Test
  void aSceneThatAnotherOneInterruptsDiffers() {
    sendLines("claim of all: 1  One", "claim of all: 2  Two");

    assertThat(check.scenes()).singleElement().matches(scene -> !scene.holds());
  }

  @Test
  void otherLinesAreIgnored() {
    sendLines("holds", "hello", "see nothing");

    assertThat(check.scenes()).isEmpty();
  }

  @Test
  void aClaimAppliesToRoutersWithItsCapability() {
    assertThat(Claim.MATRIX.isFor(Set.of(RouterCapability.USES_MATRIX))).isTrue();
    assertThat(Claim.MATRIX.isFor(Set.of())).isFalse();
    assertThat(Claim.PLANNED.isFor(Set.of(RouterCapability.LEG_ORACLE))).isFalse();
    assertThat(Claim.ALL.isFor(Set.of())).isTrue();
  }

  private void sendLines(String... lines) {
    for (String line : lines) {
      check.debugLinePrinted(line.getBytes(StandardCharsets.ISO_8859_1));
    }
  }
}
