package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;

/** Tests the options of the command journal cut. */
class JournalCutCommandTest {

  @Test
  void anIterationBelowZeroIsRefused() {
    LauncherRun run = LauncherRun.of("journal", "cut", "any.txt", "--to", "-1", "--out", "cut.txt");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("--to must be 0 or more, not -1");
  }
}
