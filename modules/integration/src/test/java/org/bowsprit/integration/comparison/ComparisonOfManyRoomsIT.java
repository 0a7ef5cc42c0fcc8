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
 * Tests a comparison of more rooms than fit into memory. With {@code -Dbowsprit.rooms=10000}, the
 * comparison has as many rooms as the comparison in docs/scale.md.
 */
class ComparisonOfManyRoomsIT {

  private static final int ROOM_COUNT = Integer.getInteger("bowsprit.rooms", 600);
  private static final int QUERIES_PER_ROOM = 5;
  private static final int ROUTER_COUNT = 7;

  @TempDir private Path work;

  @Test
  void manyRoomsAreComparedWithLittleMemory() throws IOException {
    Path rooms = ManyRoomsFile.write(work.resolve("rooms.json"), ROOM_COUNT);
    ProcessBuilder builder =
        new ProcessBuilder(
            Checkout.distribution().resolve("bin/bowsprit").toString(),
            "compare",
            rooms.toString(),
            "--queries",
            String.valueOf(QUERIES_PER_ROOM),
            "--no-timing",
            "--out",
            work.resolve("report").toString());
    builder.environment().put("BOWSPRIT_JAVA_OPTS", "-Xmx48m");
    Bowsprit.Run run = Bowsprit.runToEnd(work.resolve("state"), builder);

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .startsWith(
            "%d routers planned the same %,d walks over %,d rooms of rooms.json."
                .formatted(ROUTER_COUNT, ROOM_COUNT * QUERIES_PER_ROOM, ROOM_COUNT));
    try (Stream<String> lines = Files.lines(work.resolve("report/results.csv"))) {
      assertThat(lines.count()).isEqualTo(1L + (long) ROOM_COUNT * QUERIES_PER_ROOM * ROUTER_COUNT);
    }
    assertThat(work.resolve("report/report.html"))
        .content()
        .contains("Of %,d rooms, these are the 200 whose".formatted(ROOM_COUNT));
    try (Stream<Path> files = Files.list(work.resolve("report"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              List.of("report.html", "results.csv", "results.json"));
    }
  }
}
