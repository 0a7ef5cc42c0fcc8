package org.bowsprit.routelab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Experiment;
import org.bowsprit.routelab.experiment.ExperimentSettings;
import org.bowsprit.routelab.experiment.TestRouters;
import org.bowsprit.routelab.movingai.GridMap;
import org.bowsprit.routelab.movingai.MovingAiRooms;
import org.bowsprit.routelab.room.LabRooms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the report of a comparison on a map from the routing literature. */
class MapReportTest {

  private static final GridMap MAP =
      GridMap.parse(
          List.of(
              "type octile",
              "height 6",
              "width 12",
              "map",
              "............",
              "....@@......",
              "....@@...@..",
              ".........@..",
              "..@@@....@..",
              "............"));

  @TempDir private Path folder;

  private String compare() throws IOException {
    ExperimentSettings settings = new ExperimentSettings(60, 1, 1, false);
    try (ComparisonFiles files =
        new ComparisonFiles(
            folder, new Comparison("small.map", TestRouters.all(), settings), true)) {
      new Experiment(TestRouters.all(), TestRouters.geodesicBaseline(), settings)
          .run(
              LabRooms.of(List.of(MovingAiRooms.of("small.map", MAP))),
              batch -> true,
              () -> {},
              files::add);
      return files.finish(ReportPage.NOT_LIVE);
    }
  }

  @Test
  void theReportOfAMapDoesNotRankRoutersByTheBoxMatrix() throws IOException {
    assertThat(compare())
        .startsWith("5 routers planned the same 60 walks over small.map. The shortest routes come")
        .contains("geodesic")
        .contains("have no path to follow where there is no box matrix")
        .doesNotContain("Closest to the paths")
        .doesNotContain("fastest");
    assertThat(folder.resolve("report.html"))
        .content()
        .contains("has no box matrix")
        .doesNotContain("In a classic adventure game")
        .doesNotContain("hopAgreement</code>");
  }

  @Test
  void theLengthsInTheGppcFileAreInMapUnits() throws IOException {
    compare();

    List<String> lines = Files.readAllLines(folder.resolve("gppc-geodesic.csv"));
    assertThat(lines.get(0))
        .isEqualTo(
            "map,scen,experiment_id,path_size,path_length,ref_length,time_cost,20steps_cost,"
                + "max_step_time");
    assertThat(lines).hasSize(1 + 60);
    assertThat(lines.subList(1, lines.size()))
        .allSatisfy(
            line -> {
              String[] cells = line.split(",", -1);
              assertThat(cells).hasSize(9);
              assertThat(cells[4]).isEqualTo(cells[5]).matches("[0-9]+\\.[0-9]{9}");
              assertThat(Double.parseDouble(cells[4])).isLessThan(16);
              assertThat(cells[6]).isEqualTo("0.000000000");
            });
  }
}
