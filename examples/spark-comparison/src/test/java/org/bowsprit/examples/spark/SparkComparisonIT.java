package org.bowsprit.examples.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.apache.spark.sql.SparkSession;
import org.bowsprit.routelab.part.ComparisonPart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs the job on two workers with one core each, in separate processes, and compares the files
 * with those of one process.
 */
class SparkComparisonIT {

  private static final int MAP_SIZE = 48;
  private static final int WALK_COUNT = 500;
  private static final int PART_COUNT = 4;

  @TempDir private Path workFolder;

  @Test
  void aClusterAndOneProcessWriteTheSameFiles() throws Exception {
    Path map = workFolder.resolve("random48.map");
    Path scenario = workFolder.resolve("random48.map.scen");
    writeMapAndScenario(map, scenario);
    Path clusterOutput = workFolder.resolve("spread");
    Path singleOutput = Files.createDirectories(workFolder.resolve("alone"));
    try (SparkSession spark =
        SparkSession.builder()
            .appName("test")
            .master("local-cluster[2,1,1024]")
            .config("spark.jars", System.getProperty("job.jar"))
            .config("spark.ui.enabled", "false")
            .getOrCreate()) {
      System.out.println(
          SparkComparison.run(
              spark, SparkComparison.parts(map, scenario, PART_COUNT), clusterOutput));
      assertThat(
              spark
                  .read()
                  .parquet(clusterOutput.resolve("answers.parquet").toUri().toString())
                  .where("router = 'geodesic'")
                  .count())
          .isEqualTo(WALK_COUNT);
    }
    ComparisonPart part = SparkComparison.parts(map, scenario, 1).get(0);
    SparkComparison.merge(List.of(part.run(ClusterRouters.all()).save(singleOutput)), singleOutput);

    for (String name : List.of("results.csv", "results.json", "report.html")) {
      assertThat(clusterOutput.resolve(name)).hasSameBinaryContentAs(singleOutput.resolve(name));
      System.out.println(sha256(clusterOutput.resolve(name)) + "  " + name);
    }
    assertThat(clusterOutput.resolve("answers.parquet/floor=random48.map/router=theta"))
        .isDirectoryContaining("glob:**.parquet");
  }

  private static String sha256(Path file) throws Exception {
    return HexFormat.of()
        .formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
  }

  /**
   * Writes a map in which about a fifth of the cells are blocked, and a scenario of walks between
   * free cells. The scenario does not contain the lengths of the shortest routes.
   */
  private static void writeMapAndScenario(Path map, Path scenario) throws IOException {
    Random random = new Random(41);
    boolean[][] free = new boolean[MAP_SIZE][MAP_SIZE];
    List<String> lines =
        new ArrayList<>(List.of("type octile", "height " + MAP_SIZE, "width " + MAP_SIZE, "map"));
    for (boolean[] row : free) {
      StringBuilder text = new StringBuilder();
      for (int x = 0; x < MAP_SIZE; x++) {
        row[x] = random.nextInt(5) > 0;
        text.append(row[x] ? '.' : '@');
      }
      lines.add(text.toString());
    }
    Files.write(map, lines);
    List<String> walks = new ArrayList<>(List.of("version 1"));
    while (walks.size() <= WALK_COUNT) {
      int[] xy = random.ints(4, 0, MAP_SIZE).toArray();
      if (free[xy[1]][xy[0]] && free[xy[3]][xy[2]]) {
        walks.add(
            "0\t%s\t%d\t%d\t%d\t%d\t%d\t%d\t0"
                .formatted(map.getFileName(), MAP_SIZE, MAP_SIZE, xy[0], xy[1], xy[2], xy[3]));
      }
    }
    Files.write(scenario, walks);
  }
}
