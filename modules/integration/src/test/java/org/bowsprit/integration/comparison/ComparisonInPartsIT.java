package org.bowsprit.integration.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests a comparison that several processes run. One of the processes is killed while it runs. */
class ComparisonInPartsIT {

  private static final int PARTS = 6;
  private static final int KILLED = 4;
  private static final int ATTEMPTS = 10;

  @TempDir private Path work;
  private Path rooms;

  @BeforeEach
  void writeTheRooms() throws IOException {
    rooms = ManyRooms.write(work.resolve("rooms.json"), 3 * PARTS);
  }

  private Bowsprit.Run compare(String... more) {
    return Bowsprit.finished(work.resolve("state"), process(more));
  }

  private ProcessBuilder process(String... more) {
    List<String> command = new ArrayList<>();
    command.add(Checkout.distribution().resolve("bin/bowsprit").toString());
    command.addAll(List.of("compare", rooms.toString(), "--queries", "20", "--no-timing"));
    command.addAll(List.of(more));
    return new ProcessBuilder(command);
  }

  private String[] part(int number) {
    return new String[] {
      "--out", work.resolve("parts").toString(), "--shard", number + "/" + PARTS, "--resume"
    };
  }

  private Path file(int number) {
    return work.resolve("parts/part-" + number + "-of-" + PARTS + ".json");
  }

  private Bowsprit.Run merge(Path... parts) {
    List<String> command = new ArrayList<>();
    command.add(Checkout.distribution().resolve("bin/bowsprit").toString());
    command.addAll(List.of("compare", "merge"));
    for (Path part : parts) {
      command.add(part.toString());
    }
    command.addAll(List.of("--out", work.resolve("merged").toString()));
    return Bowsprit.finished(work.resolve("state"), new ProcessBuilder(command));
  }

  private static void succeeds(Bowsprit.Run run) {
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  /** Runs all parts except one. Two parts run at the same time. */
  private void runTheOthers() throws ExecutionException, InterruptedException {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      List<Future<?>> runs = new ArrayList<>();
      for (int number = 1; number <= PARTS; number++) {
        String[] part = part(number);
        if (number != KILLED) {
          runs.add(threads.submit(() -> succeeds(compare(part))));
        }
      }
      for (Future<?> run : runs) {
        run.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  /**
   * Kills a process that has begun to write its part. Tries again if the process ends before it is
   * killed.
   */
  private void killAtWork() throws IOException, InterruptedException {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      ProcessBuilder builder =
          process(part(KILLED))
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD);
      builder.environment().put("XDG_STATE_HOME", work.resolve("state").toString());
      Process process = builder.start();
      while (process.isAlive() && !hasBegun()) {
        Thread.onSpinWait();
      }
      process.destroyForcibly();
      if (process.waitFor() == 128 + 9) {
        return;
      }
      Files.deleteIfExists(file(KILLED));
    }
    throw new AssertionError("the process could not be killed at its work");
  }

  private boolean hasBegun() throws IOException {
    if (!Files.isDirectory(work.resolve("parts"))) {
      return false;
    }
    try (Stream<Path> files = Files.list(work.resolve("parts"))) {
      return files.anyMatch(file -> file.toString().contains("part-" + KILLED + "-of"));
    }
  }

  @Test
  void aKilledPartIsRepeatedAndAllPartsMakeTheFilesOfOneRun() throws Exception {
    killAtWork();
    assertThat(file(KILLED)).doesNotExist();
    runTheOthers();
    Path[] all = IntStream.rangeClosed(1, PARTS).mapToObj(this::file).toArray(Path[]::new);
    assertThat(merge(all).exitCode()).isEqualTo(3);
    assertThat(work.resolve("merged")).doesNotExist();

    Bowsprit.Run again = compare(part(KILLED));
    succeeds(again);
    assertThat(again.out()).contains("part-4-of-6.json: 3 of 18 batches of questions.");
    succeeds(merge(all));
    succeeds(compare("--out", work.resolve("whole").toString()));
    for (String name : List.of("results.csv", "results.json", "report.html")) {
      assertThat(work.resolve("merged").resolve(name))
          .hasSameBinaryContentAs(work.resolve("whole").resolve(name));
    }

    all[2] = foreign();
    Bowsprit.Run refused = merge(all);
    assertThat(refused.exitCode()).isEqualTo(3);
    assertThat(refused.err()).contains("part-3-of-6.json is a part of another comparison");
  }

  /** Writes a part of a comparison that has other walks. */
  private Path foreign() {
    succeeds(compare("--seed", "2", "--out", work.resolve("foreign").toString(), "--shard", "3/6"));
    return work.resolve("foreign/part-3-of-6.json");
  }
}
