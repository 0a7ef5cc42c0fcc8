package org.bowsprit.routelab.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Experiment;
import org.bowsprit.routelab.experiment.ExperimentSettings;
import org.bowsprit.routelab.experiment.Findings;
import org.bowsprit.routelab.experiment.TestRouters;
import org.bowsprit.routelab.query.Witnesses;
import org.bowsprit.trial.room.LabRoom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the CSV table, the JSON file and the page of a comparison. */
class ComparisonOutputTest {

  private static final ExperimentSettings SETTINGS = new ExperimentSettings(20, 3, 2, false);

  private static List<BatchResult> results;

  @TempDir private static Path folder;

  /**
   * Runs the comparison once for all tests. A static initializer cannot do this, because the
   * threads of the experiment would wait for the end of the initializer.
   */
  @BeforeAll
  static void runComparison() {
    results = compare();
  }

  @Test
  void runsWithTheSameSeedAndWithoutTimingGiveTheSameFiles() {
    assertThat(ComparisonOutput.of(comparison(), compare(), folder))
        .isEqualTo(ComparisonOutput.of(comparison(), results, folder));
  }

  @Test
  void theCsvFileHasOneLineForEachQuestionAndRouter() {
    String[] lines = ComparisonOutput.csv(results).split("\n");
    int questions = results.stream().mapToInt(room -> room.questions().size()).sum();
    int answers = questions * comparison().contestants().size();
    assertThat(lines).hasSize(1 + answers);
    assertThat(lines[0]).startsWith("room,roomName,question,set").endsWith("timeNs,allocBytes");
  }

  @Test
  void theJsonFileContainsTheLengthsOfTheRoutes() throws IOException {
    JsonNode json = new ObjectMapper().readTree(ComparisonOutput.json(comparison(), results));
    assertThat(json.get("schema").intValue()).isEqualTo(1);
    assertThat(json.get("routers")).hasSize(comparison().contestants().size());
    JsonNode answer = json.get("rooms").get(0).get("cases").get(0).get("answers").get(0);
    assertThat(answer.get("router").textValue()).isEqualTo("box-graph");
    assertThat(answer.get("length").doubleValue())
        .isEqualTo(
            Double.parseDouble(
                Decimal.text(
                    results.get(0).questions().get(0).answers().get(0).route().length(), 4)));
  }

  @Test
  void thePageIsSelfContainedAndContainsJsonData() throws IOException {
    String page = ComparisonOutput.page(comparison(), results, folder);
    assertThat(page).doesNotContain("{{").doesNotContain("src=\"http").doesNotContain("@import");
    JsonNode data = ComparisonOutput.data(page);
    assertThat(data.get("rooms")).hasSize(2);
    assertThat(data.get("rooms").get(1).get("matrix")).hasSize(20);
    assertThat(data.get("worst")).isNotEmpty();
  }

  @Test
  void theResultContainsTheRoutersThatStopBeforeTheTarget() {
    assertThat(ReportPage.result(ComparisonOutput.findings(comparison(), results)))
        .startsWith("5 routers planned the same ")
        .contains("Where another router arrives, some stop short: ")
        .containsPattern("grid-astar( and grid-jps)? on [0-9.]+ %");
  }

  @Test
  void theRoomsWithTheLargestDisagreementAreShown() throws IOException {
    LabRoom kitchen = Witnesses.rooms().get(0);
    List<LabRoom> many = new ArrayList<>(Collections.nCopies(19, kitchen));
    many.add(4, Witnesses.rooms().get(1));
    StringWriter page = new StringWriter();
    Findings findings = new Findings(comparison());
    try (ShownRooms shownRooms = new ShownRooms(folder.resolve("rooms"), 13)) {
      for (BatchResult room : compare(many)) {
        findings.add(room);
        shownRooms.add(room);
      }
      assertThat(shownRooms.roomIndices()).hasSize(13).contains(4).isSorted();
      ReportPage.write(findings, shownRooms, ReportPage.NOT_LIVE, new PrintWriter(page, true));
    }
    assertThat(page.toString())
        .contains("Of 20 rooms, these are the 13 whose routers disagree most");
    JsonNode data = ComparisonOutput.data(page.toString());
    assertThat(data.get("rooms")).hasSize(13);
    assertThat(data.get("worst"))
        .isNotEmpty()
        .allSatisfy(link -> assertThat(link.get(0).intValue()).isBetween(0, 12));
    assertThat(folder.resolve("rooms")).doesNotExist();
  }

  private static Comparison comparison() {
    return new Comparison("the two witnesses", TestRouters.all(), SETTINGS);
  }

  private static List<BatchResult> compare() {
    return compare(Witnesses.rooms());
  }

  private static List<BatchResult> compare(List<LabRoom> selectedRooms) {
    return TestRouters.run(
        new Experiment(TestRouters.all(), TestRouters.geodesicBaseline(), SETTINGS), selectedRooms);
  }
}
