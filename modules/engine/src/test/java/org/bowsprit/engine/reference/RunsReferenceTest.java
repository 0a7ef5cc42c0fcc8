package org.bowsprit.engine.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole games against captured runs, router {@code classic}: every iteration's actors, every
 * changed variable and bit, every executed instruction must be the same.
 *
 * <p>All runs of the folder whose names have a known beginning take part; the boot parameter goes
 * with the beginning.
 */
class RunsReferenceTest {

  private static final List<String> GAMES = List.of("walklab", "artlab", "oplab");

  /** The boot parameter of runs by how their names begin; sessions of oplab idle in a room. */
  private static final Map<String, Integer> BOOT =
      Map.of("tour", 100, "demo", 100, "all", 0, "session", 0);

  private static final int OPLAB_SESSION = 302;

  @TestFactory
  Stream<DynamicTest> everyIterationIsTheSame() {
    List<DynamicTest> tests = new ArrayList<>();
    for (String game : GAMES) {
      for (String prefix : BOOT.keySet()) {
        for (CapturedRun run : CapturedRun.of(game, prefix)) {
          tests.add(DynamicTest.dynamicTest(run.toString(), () -> compare(run, prefix)));
        }
      }
    }
    System.out.println("RunsReferenceTest: " + tests.size() + " captured runs");
    return tests.stream();
  }

  private static void compare(CapturedRun run, String prefix) {
    boolean idle = run.game().equals("oplab") && prefix.equals("session");
    Replay replay = Replay.of(run, idle ? OPLAB_SESSION : BOOT.get(prefix));
    assertThat(replay.firstDifference()).isNull();
    assertThat(replay.firstInstructionDifference()).isNull();
  }
}
