package org.bowsprit.engine.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/**
 * Replays whole games and compares them with captured runs. The actors of every iteration, every
 * changed variable and bit, and every executed instruction must be the same. The router is {@code
 * classic}.
 *
 * <p>All runs in the folder of captured runs are compared. {@code -Dbowsprit.reference=DIR} names
 * another folder of captured runs. Its games are in the sibling folder {@code games}, or in the
 * folder that {@code -Dbowsprit.games=DIR} names. Deliberate differences are listed in {@code
 * known-differences.txt}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RunsReferenceTest {

  private ReplayCounts totalCounts = ReplayCounts.NONE;

  @TestFactory
  Stream<DynamicTest> everyIterationEqualsTheCapturedRun() {
    List<RunFile> runs = RunFile.allRuns();
    assertThat(runs).isNotEmpty();
    System.out.println("RunsReferenceTest: " + runs.size() + " captured runs");
    return runs.stream()
        .map(run -> DynamicTest.dynamicTest(run.toString(), () -> compareWithReplay(run.load())));
  }

  private void compareWithReplay(CapturedRun run) {
    Replay replay = Replay.of(run);
    totalCounts = totalCounts.plus(replay.counts());
    if (run.file().firstKnownDifference().isPresent()) {
      assertThat(replay.firstDifferentIteration()).isEqualTo(run.file().firstKnownDifference());
    } else {
      assertThat(replay.firstDifference()).isNull();
      assertThat(replay.firstInstructionDifference()).isNull();
    }
  }

  @AfterAll
  void printCounts() {
    System.out.println("RunsReferenceTest: " + totalCounts);
  }
}
