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
import org.bowsprit.routelab.experiment.TestContestants;
import org.bowsprit.routelab.query.Witnesses;
import org.bowsprit.trial.room.LabRoom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComparisonOutputTest {

  private static final ExperimentSettings SETTINGS = new ExperimentSettings(20, 3, 2, false);

  private static List<BatchResult> rooms;

  @TempDir private static Path folder;

  /**
   * Runs the comparison once for all tests. A static initializer cannot do this, because the
   * experiment's threads need its lock.
   */
  @BeforeAll
  static void run() {
    rooms = compare();
  }

  @Test
  void untimedRunsWithTheSameSeedGiveTheSameFiles() {
    assertThat(ComparisonOutput.of(comparison(), compare(), folder))
        .isEqualTo(ComparisonOutput.of(comparison(), rooms, folder));
  }

  @Test
  void theCsvFileHasOneLineForEachQuestionAndRouter() {
    String[] lines = ComparisonOutput.csv(rooms).split("\n");
    int questions = rooms.stream().mapToInt(room -> room.cases().size()).sum();
    int answers = questions * comparison().contestants().size();
    assertThat(lines).hasSize(1 + answers);
    assertThat(lines[0]).startsWith("room,roomName,question,set").endsWith("timeNs,allocBytes");
  }

  @Test
  void theJsonFileContainsTheSameFigures() throws IOException {
    JsonNode json = new ObjectMapper().readTree(ComparisonOutput.json(comparison(), rooms));
    assertThat(json.get("schema").intValue()).isEqualTo(1);
    assertThat(json.get("routers")).hasSize(comparison().contestants().size());
    JsonNode answer = json.get("rooms").get(0).get("cases").get(0).get("answers").get(0);
    assertThat(answer.get("router").textValue()).isEqualTo("box-graph");
    assertThat(answer.get("length").doubleValue())
        .isEqualTo(
            Double.parseDouble(
                Decimal.text(rooms.get(0).cases().get(0).answers().get(0).route().length(), 4)));
  }

  @Test
  void thePageIsSelfContainedAndContainsJsonData() throws IOException {
    String page = ComparisonOutput.page(comparison(), rooms, folder);
    assertThat(page).doesNotContain("{{").doesNotContain("src=\"http").doesNotContain("@import");
    JsonNode data = ComparisonOutput.data(page);
    assertThat(data.get("rooms")).hasSize(2);
    assertThat(data.get("rooms").get(1).get("matrix")).hasSize(20);
    assertThat(data.get("worst")).isNotEmpty();
  }

  @Test
  void theResultListsRoutersThatStopShort() {
    assertThat(ReportPage.result(ComparisonOutput.findings(comparison(), rooms)))
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
    try (ShownRooms shown = new ShownRooms(folder.resolve("rooms"), 13)) {
      for (BatchResult room : compare(many)) {
        findings.add(room);
        shown.add(room);
      }
      assertThat(shown.roomIndices()).hasSize(13).contains(4).isSorted();
      ReportPage.write(findings, shown, ReportPage.NOT_LIVE, new PrintWriter(page, true));
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
    return new Comparison("the two witnesses", TestContestants.all(), SETTINGS);
  }

  private static List<BatchResult> compare() {
    return compare(Witnesses.rooms());
  }

  private static List<BatchResult> compare(List<LabRoom> selectedRooms) {
    return TestContestants.run(
        new Experiment(TestContestants.all(), TestContestants.geodesicYardstick(), SETTINGS),
        selectedRooms);
  }
}
