package org.bowsprit.engine.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole games against captured runs, router {@code classic}: every iteration's actors, every
 * changed variable and bit, every executed instruction must be the same.
 *
 * <p>All runs of all games in the folder take part, so other games and sessions are compared by
 * naming their folder: {@code -Dbowsprit.reference=DIR}, the games beside it in {@code games} or in
 * {@code -Dbowsprit.games=DIR}.
 */
class RunsReferenceTest {

  @TestFactory
  Stream<DynamicTest> everyIterationIsTheSame() {
    List<RunFile> runs = RunFile.all();
    System.out.println("RunsReferenceTest: " + runs.size() + " captured runs");
    return runs.stream()
        .map(run -> DynamicTest.dynamicTest(run.toString(), () -> compare(run.load())));
  }

  private static void compare(CapturedRun run) {
    Replay replay = Replay.of(run);
    assertThat(replay.firstDifference()).isNull();
    assertThat(replay.firstInstructionDifference()).isNull();
  }
}
