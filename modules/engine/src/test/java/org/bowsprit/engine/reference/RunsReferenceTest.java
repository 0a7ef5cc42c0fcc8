package org.bowsprit.engine.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/**
 * Compares whole games with captured runs, with the router {@code classic}: the actors of every
 * iteration, every changed variable and bit, and every executed instruction must be the same.
 *
 * <p>All runs in the folder are compared. {@code -Dbowsprit.reference=DIR} names another folder;
 * its games are in {@code games} beside it or in {@code -Dbowsprit.games=DIR}. Deliberate
 * differences are listed in the folder's {@code known-differences.txt}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RunsReferenceTest {

  private Figures figures = Figures.NONE;

  @TestFactory
  Stream<DynamicTest> everyIterationEqualsTheCapturedRun() {
    List<RunFile> runs = RunFile.all();
    System.out.println("RunsReferenceTest: " + runs.size() + " captured runs");
    return runs.stream()
        .map(run -> DynamicTest.dynamicTest(run.toString(), () -> compare(run.load())));
  }

  private void compare(CapturedRun run) {
    Replay replay = Replay.of(run);
    figures = figures.plus(replay.figures());
    if (run.file().firstKnownDifference().isPresent()) {
      assertThat(replay.firstDifferentIteration()).isEqualTo(run.file().firstKnownDifference());
    } else {
      assertThat(replay.firstDifference()).isNull();
      assertThat(replay.firstInstructionDifference()).isNull();
    }
  }

  @AfterAll
  void printFigures() {
    System.out.println("RunsReferenceTest: " + figures);
  }
}
