package org.bowsprit.integration.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compares more rooms than fit into memory. {@code -Dbowsprit.rooms=10000} compares the number of
 * rooms that docs/scale.md describes.
 */
class ComparisonOfManyRoomsIT {

  private static final int ROOMS = Integer.getInteger("bowsprit.rooms", 600);
  private static final int QUERIES = 5;
  private static final int ROUTERS = 7;

  @TempDir private Path work;

  @Test
  void comparesManyRoomsWithLittleMemory() throws IOException {
    Path rooms = ManyRooms.write(work.resolve("rooms.json"), ROOMS);
    ProcessBuilder compare =
        new ProcessBuilder(
            Checkout.distribution().resolve("bin/bowsprit").toString(),
            "compare",
            rooms.toString(),
            "--queries",
            String.valueOf(QUERIES),
            "--no-timing",
            "--out",
            work.resolve("report").toString());
    compare.environment().put("BOWSPRIT_JAVA_OPTS", "-Xmx48m");
    Bowsprit.Run run = Bowsprit.runToEnd(work.resolve("state"), compare);

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .startsWith(
            "%d routers planned the same %,d walks over %,d rooms of rooms.json."
                .formatted(ROUTERS, ROOMS * QUERIES, ROOMS));
    try (Stream<String> lines = Files.lines(work.resolve("report/results.csv"))) {
      assertThat(lines.count()).isEqualTo(1L + (long) ROOMS * QUERIES * ROUTERS);
    }
    assertThat(work.resolve("report/report.html"))
        .content()
        .contains("Of %,d rooms, these are the 200 whose".formatted(ROOMS));
    try (Stream<Path> files = Files.list(work.resolve("report"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              List.of("report.html", "results.csv", "results.json"));
    }
  }
}
