package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Playing and painting iterations allocates no memory. This runs in a separate process, because
 * classes that other tests have mocked allocate when they are called.
 */
class TickAllocationTest {

  @ParameterizedTest
  @CsvSource({
    // A still room, in which the cursor alone changes.
    "walklab, 1, 100",
    // Actors walk, turn and speak behind masks.
    "artlab, 104, 1500",
    // Costumes, scaled and not.
    "artlab, 106, 1500",
  })
  void anIterationWithItsPictureAllocatesNothing(String game, String boot, String warmUp)
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
    String told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();

    assertThat(told).contains("bytes: 0" + System.lineSeparator());
  }
}
