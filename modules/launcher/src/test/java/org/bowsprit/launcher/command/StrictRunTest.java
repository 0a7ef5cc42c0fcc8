package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs a game whose script fails in each iteration, with and without the option {@code --strict}.
 */
class StrictRunTest {

  private static final String SOURCE =
      """
      game "Faulty"
      var zero, beats
      room cellar { size 320, 144 }
      script failing { zero = 1 / zero }
      script boot {
        loadRoom(cellar)
        loop {
          beats++
          start failing()
          yield
        }
      }
      """;

  @TempDir private Path folder;

  @BeforeEach
  void buildGame() throws IOException {
    Path sources = Files.createDirectories(folder.resolve("sources"));
    Files.writeString(sources.resolve("game.bow"), SOURCE);
    LauncherRun build = LauncherRun.of("build", sources.toString(), "--out", game());
    assertThat(build.exitCode()).as(build.err()).isZero();
  }

  private String game() {
    return folder.resolve("game").toString();
  }

  @Test
  void theRunContinuesWithoutStrictAndTheFaultIsListedOnce() {
    LauncherRun run = LauncherRun.of("run", game(), "--ticks", "50");

    assertThat(run.exitCode()).isZero();
    JsonNode summary = run.json();
    assertThat(summary.get("ticks").asInt()).isEqualTo(50);
    assertThat(summary.get("faults")).hasSize(1);
    assertThat(summary.at("/faults/0").asText()).contains("division by zero");
    assertThat(run.err()).containsOnlyOnce("fault: failing game.bow:4:");
  }

  @Test
  void aStrictRunEndsAtTheFirstFault() {
    LauncherRun run = LauncherRun.of("run", game(), "--ticks", "50", "--strict");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.json().get("ticks").asInt()).isLessThan(3);
    assertThat(run.json().get("faults")).hasSize(1);
  }
}
