package org.bowsprit.engine.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.actors.ActorProfile;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
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

  private static final String KNOWN = "known-differences.txt";

  @TestFactory
  Stream<DynamicTest> everyIterationIsTheSame() {
    List<RunFile> runs = RunFile.all();
    System.out.println("RunsReferenceTest: " + runs.size() + " captured runs");
    return runs.stream()
        .map(run -> DynamicTest.dynamicTest(run.toString(), () -> compare(run.load())));
  }

  private static void compare(CapturedRun run) {
    Replay replay = Replay.of(run, Replay.AS_CAPTURED);
    assertThat(replay.firstDifference()).isNull();
    assertThat(replay.firstInstructionDifference()).isNull();
  }

  /**
   * The one thing we mean otherwise: a new speed changes a leg that is under way and nothing else
   * (spec 14, 11). The runs in which it is another are listed, with the iteration of the first.
   */
  @Test
  void onlyANewSpeedOutsideALegPartsUsFromTheCapture() throws IOException {
    List<String> parted = new ArrayList<>();
    for (RunFile file : RunFile.all()) {
      CapturedRun run = file.load();
      Replay.of(run, ActorProfile.USUAL)
          .firstDifferentIteration()
          .ifPresent(iteration -> parted.add(run + " " + iteration));
    }
    Path list = RunFile.reference().resolve(KNOWN);
    if (Files.exists(list)) {
      assertThat(parted).isEqualTo(Files.readAllLines(list));
    } else {
      parted.forEach(System.out::println);
    }
  }
}
