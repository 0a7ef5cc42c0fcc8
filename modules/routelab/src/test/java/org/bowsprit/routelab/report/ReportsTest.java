package org.bowsprit.routelab.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.BiConsumer;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Experiment;
import org.bowsprit.routelab.experiment.ExperimentSettings;
import org.bowsprit.routelab.experiment.Lineup;
import org.bowsprit.routelab.query.Witnesses;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ReportsTest {

  private static Comparison comparison;

  /** Once for all tests; not in a static initializer, whose lock the experiment's threads need. */
  @BeforeAll
  static void run() {
    comparison = compare();
  }

  @Test
  void twoUntimedRunsWithTheSameSeedAreTheSameBytes() {
    Comparison again = compare();
    assertThat(text(ResultsCsv::write, again)).isEqualTo(text(ResultsCsv::write, comparison));
    assertThat(text(ResultsJson::write, again)).isEqualTo(text(ResultsJson::write, comparison));
    assertThat(text(ReportPage::write, again)).isEqualTo(text(ReportPage::write, comparison));
  }

  @Test
  void theCsvHasALineForEveryQuestionAndRouter() {
    String[] lines = text(ResultsCsv::write, comparison).split("\n");
    int answers = comparison.questionCount() * comparison.contestants().size();
    assertThat(lines).hasSize(1 + answers);
    assertThat(lines[0]).startsWith("room,roomName,question,set").endsWith("timeNsP95,allocBytes");
  }

  @Test
  void theJsonHoldsTheSameFigures() throws IOException {
    JsonNode json = new ObjectMapper().readTree(text(ResultsJson::write, comparison));
    assertThat(json.get("schema").intValue()).isEqualTo(1);
    assertThat(json.get("routers")).hasSize(comparison.contestants().size());
    JsonNode answer = json.get("rooms").get(0).get("cases").get(0).get("answers").get(0);
    assertThat(answer.get("router").textValue()).isEqualTo("box-graph");
    assertThat(answer.get("length").doubleValue())
        .isEqualTo(
            Double.parseDouble(
                Decimal.text(
                    comparison.rooms().get(0).cases().get(0).answers().get(0).route().length(),
                    4)));
  }

  @Test
  void thePageIsSelfContainedAndItsDataIsJson() throws IOException {
    String page = text(ReportPage::write, comparison);
    assertThat(page).doesNotContain("{{").doesNotContain("src=\"http").doesNotContain("@import");
    String start = "<script type=\"application/json\" id=\"data\">";
    int from = page.indexOf(start) + start.length();
    JsonNode data =
        new ObjectMapper().readTree(page.substring(from, page.indexOf("</script>", from)));
    assertThat(data.get("rooms")).hasSize(2);
    assertThat(data.get("rooms").get(1).get("matrix")).hasSize(20);
    assertThat(data.get("worst")).isNotEmpty();
  }

  @Test
  void theAnswerNamesWhoStopsShort() {
    assertThat(ReportPage.answer(comparison))
        .startsWith("5 routers planned the same ")
        .contains("Where another router arrives, some stop short: ")
        .containsPattern("grid-astar( and grid-jps)? on [0-9.]+ %");
  }

  private static Comparison compare() {
    return new Experiment(
            Lineup.all(), Lineup.yardsticks(), new ExperimentSettings(20, 3, 2, false))
        .run("the two witnesses", Witnesses.rooms(), () -> {});
  }

  private static String text(BiConsumer<Comparison, PrintWriter> writer, Comparison one) {
    StringWriter text = new StringWriter();
    writer.accept(one, new PrintWriter(text));
    return text.toString();
  }
}
