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
 * <p>All runs of the folder whose names have a known beginning take part.
 */
class RunsReferenceTest {

  /** How the names of runs begin that hold iterations. */
  private static final List<String> NAMES = List.of("tour", "demo", "all", "session");

  @TestFactory
  Stream<DynamicTest> everyIterationIsTheSame() {
    List<DynamicTest> tests =
        CapturedRun.all().stream()
            .filter(run -> NAMES.stream().anyMatch(run.name()::startsWith))
            .map(run -> DynamicTest.dynamicTest(run.toString(), () -> compare(run)))
            .toList();
    System.out.println("RunsReferenceTest: " + tests.size() + " captured runs");
    return tests.stream();
  }

  private static void compare(CapturedRun run) {
    Replay replay = Replay.of(run);
    assertThat(replay.firstDifference()).isNull();
    assertThat(replay.firstInstructionDifference()).isNull();
  }
}
