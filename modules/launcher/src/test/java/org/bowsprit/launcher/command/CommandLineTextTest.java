package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the command line that is written into the manifest of a comparison. */
class CommandLineTextTest {

  @Test
  void theOptionsOutShardAndResumeAreOmitted() {
    assertThat(
            CommandLineText.of(
                List.of(
                    "compare", "a.map", "--out", "x", "--shard=3/16", "--resume", "--seed", "2")))
        .isEqualTo("bowsprit compare a.map --seed 2");
  }

  @Test
  void argumentsAreQuotedForAShell() {
    assertThat(CommandLineText.of(List.of("compare", "my map's.map", "--routers=theta,funnel")))
        .isEqualTo("bowsprit compare 'my map'\\''s.map' --routers=theta,funnel");
  }
}
