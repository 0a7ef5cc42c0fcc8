package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CommandLineTextTest {

  @Test
  void omitsTheOptionsForTheOutputAndThePart() {
    assertThat(
            CommandLineText.of(
                List.of(
                    "compare", "a.map", "--out", "x", "--shard=3/16", "--resume", "--seed", "2")))
        .isEqualTo("bowsprit compare a.map --seed 2");
  }

  @Test
  void quotesArgumentsForAShell() {
    assertThat(CommandLineText.of(List.of("compare", "my map's.map", "--routers=theta,funnel")))
        .isEqualTo("bowsprit compare 'my map'\\''s.map' --routers=theta,funnel");
  }
}
