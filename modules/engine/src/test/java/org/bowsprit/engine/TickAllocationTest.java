package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests that an iteration of the game and the painting of its picture allocate no memory. The game
 * runs in a separate process, because classes that other tests have mocked allocate memory when
 * they are called.
 */
class TickAllocationTest {

  @ParameterizedTest
  @CsvSource({
    // In this room, only the cursor changes.
    "walklab, 1, 100",
    // In this room, actors walk, turn and speak behind masks.
    "artlab, 104, 1500",
    // In this room, actors are drawn with and without scaling.
    "artlab, 106, 1500",
  })
  void playingAndPaintingAnIterationAllocatesNoMemory(String game, String boot, String warmUp)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElse("java"),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                AllocationRun.class.getName(),
                Path.of("target/test-classes/games", game).toString(),
                boot,
                warmUp)
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();

    assertThat(output).contains("bytes: 0" + System.lineSeparator());
  }
}
