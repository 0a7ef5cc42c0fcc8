package org.bowsprit.engine.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/**
 * Whole games against captured runs, router {@code classic}: every iteration's actors, every
 * changed variable and bit, every executed instruction must be the same.
 *
 * <p>All runs of all games in the folder take part, so other games and sessions are compared by
 * naming their folder: {@code -Dbowsprit.reference=DIR}, the games beside it in {@code games} or in
 * {@code -Dbowsprit.games=DIR}. Where a run parts because the reference does what we mean
 * otherwise, {@code known-differences.txt} of that folder says so.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RunsReferenceTest {

  private Figures figures = Figures.NONE;

  @TestFactory
  Stream<DynamicTest> everyIterationIsTheSame() {
    List<RunFile> runs = RunFile.all();
    System.out.println("RunsReferenceTest: " + runs.size() + " captured runs");
    return runs.stream()
        .map(run -> DynamicTest.dynamicTest(run.toString(), () -> compare(run.load())));
  }

  private void compare(CapturedRun run) {
    Replay replay = Replay.of(run);
    figures = figures.plus(replay.figures());
    if (run.file().partsAt().isPresent()) {
      assertThat(replay.firstDifferentIteration()).isEqualTo(run.file().partsAt());
    } else {
      assertThat(replay.firstDifference()).isNull();
      assertThat(replay.firstInstructionDifference()).isNull();
    }
  }

  @AfterAll
  void tellHowMuchIsTheSame() {
    System.out.println("RunsReferenceTest: " + figures);
  }
}
