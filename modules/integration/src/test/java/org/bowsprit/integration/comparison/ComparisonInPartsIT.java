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

/**
 * Tests a comparison whose parts are computed by several processes. One of the processes is killed
 * while it runs.
 */
class ComparisonInPartsIT {

  private static final int PART_COUNT = 6;
  private static final int KILLED_PART = 4;
  private static final int MAX_ATTEMPTS = 10;

  @TempDir private Path work;
  private Path roomsFile;

  @BeforeEach
  void writeRooms() throws IOException {
    roomsFile = ManyRoomsFile.write(work.resolve("rooms.json"), 3 * PART_COUNT);
  }

  private Bowsprit.Run compare(String... options) {
    return Bowsprit.runToEnd(work.resolve("state"), compareCommand(options));
  }

  private ProcessBuilder compareCommand(String... options) {
    List<String> command = new ArrayList<>();
    command.add(Checkout.distribution().resolve("bin/bowsprit").toString());
    command.addAll(List.of("compare", roomsFile.toString(), "--queries", "20", "--no-timing"));
    command.addAll(List.of(options));
    return new ProcessBuilder(command);
  }

  private String[] partOptions(int number) {
    return new String[] {
      "--out", work.resolve("parts").toString(), "--shard", number + "/" + PART_COUNT, "--resume"
    };
  }

  private Path partFile(int number) {
    return work.resolve("parts/part-" + number + "-of-" + PART_COUNT + ".json");
  }

  private Bowsprit.Run merge(Path... parts) {
    List<String> command = new ArrayList<>();
    command.add(Checkout.distribution().resolve("bin/bowsprit").toString());
    command.addAll(List.of("compare", "merge"));
    for (Path part : parts) {
      command.add(part.toString());
    }
    command.addAll(List.of("--out", work.resolve("merged").toString()));
    return Bowsprit.runToEnd(work.resolve("state"), new ProcessBuilder(command));
  }

  private static void assertSucceeds(Bowsprit.Run run) {
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  /** Runs all parts except the killed part. Two parts run at the same time. */
  private void runOtherParts() throws ExecutionException, InterruptedException {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    try {
      List<Future<?>> runs = new ArrayList<>();
      for (int number = 1; number <= PART_COUNT; number++) {
        String[] options = partOptions(number);
        if (number != KILLED_PART) {
          runs.add(executor.submit(() -> assertSucceeds(compare(options))));
        }
      }
      for (Future<?> run : runs) {
        run.get();
      }
    } finally {
      executor.shutdownNow();
    }
  }

  /**
   * Kills a process that has begun to write its part. Tries again if the process ends before it is
   * killed.
   */
  private void killOnePart() throws IOException, InterruptedException {
    for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      ProcessBuilder builder =
          compareCommand(partOptions(KILLED_PART))
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD);
      builder.environment().put("XDG_STATE_HOME", work.resolve("state").toString());
      Process process = builder.start();
      while (process.isAlive() && !hasBegunToWrite()) {
        Thread.onSpinWait();
      }
      process.destroyForcibly();
      if (process.waitFor() == 128 + 9) {
        return;
      }
      Files.deleteIfExists(partFile(KILLED_PART));
    }
    throw new AssertionError("the process ended before it could be killed");
  }

  private boolean hasBegunToWrite() throws IOException {
    if (!Files.isDirectory(work.resolve("parts"))) {
      return false;
    }
    try (Stream<Path> files = Files.list(work.resolve("parts"))) {
      return files.anyMatch(file -> file.toString().contains("part-" + KILLED_PART + "-of"));
    }
  }

  @Test
  void aKilledPartIsComputedAgainAndTheMergedFilesEqualTheFilesOfOneRun() throws Exception {
    killOnePart();
    assertThat(partFile(KILLED_PART)).doesNotExist();
    runOtherParts();
    Path[] partFiles =
        IntStream.rangeClosed(1, PART_COUNT).mapToObj(this::partFile).toArray(Path[]::new);
    assertThat(merge(partFiles).exitCode()).isEqualTo(3);
    assertThat(work.resolve("merged")).doesNotExist();

    Bowsprit.Run resumedRun = compare(partOptions(KILLED_PART));
    assertSucceeds(resumedRun);
    assertThat(resumedRun.out()).contains("part-4-of-6.json: 3 of 18 batches of questions.");
    assertSucceeds(merge(partFiles));
    assertSucceeds(compare("--out", work.resolve("whole").toString()));
    for (String name : List.of("results.csv", "results.json", "report.html")) {
      assertThat(work.resolve("merged").resolve(name))
          .hasSameBinaryContentAs(work.resolve("whole").resolve(name));
    }

    partFiles[2] = partOfAnotherComparison();
    Bowsprit.Run refusedMerge = merge(partFiles);
    assertThat(refusedMerge.exitCode()).isEqualTo(3);
    assertThat(refusedMerge.err()).contains("part-3-of-6.json is a part of another comparison");
  }

  /** Writes a part of another comparison, whose walks come from another seed. */
  private Path partOfAnotherComparison() {
    assertSucceeds(
        compare("--seed", "2", "--out", work.resolve("foreign").toString(), "--shard", "3/6"));
    return work.resolve("foreign/part-3-of-6.json");
  }
}
