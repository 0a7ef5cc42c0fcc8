package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.format.fixture.TestVectors;
import org.bowsprit.launcher.CapturedConsole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the command route with files of queries, one of which contains the test vectors. */
class RouteCommandVectorTest {

  private final CapturedConsole console = new CapturedConsole();
  @TempDir private Path folder;

  @Test
  void routePrintsTheExpectedResultsOfTheTestVectors() throws IOException {
    JsonNode vectors = TestVectors.read("routes.json");
    Path queries = folder.resolve("routes.json");
    Files.writeString(queries, vectors.toString());
    assertThat(run("route", "--queries", queries.toString())).as(console.err()).isZero();
    JsonNode answers = new ObjectMapper().readTree(console.out());
    assertThat(answers.get("schema").intValue()).isEqualTo(1);
    assertThat(answers.get("router").textValue()).isEqualTo("box-graph");
    JsonNode cases = vectors.get("cases");
    assertThat(answers.get("results")).hasSameSizeAs(cases);
    for (int i = 0; i < cases.size(); i++) {
      for (String key : new String[] {"id", "waypoints", "reachedGoal", "chain"}) {
        assertThat(answers.get("results").get(i).get(key))
            .as("the field %s of case %s", key, cases.get(i).get("id"))
            .isEqualTo(cases.get(i).get(key));
      }
    }
    TestVectors.report("routes.json through the command line", cases.size());
  }

  @Test
  void aBoxWithTooFewNumbersIsADataError() throws IOException {
    Path queries = folder.resolve("odd.json");
    Files.writeString(queries, "{\"sets\":[{\"boxes\":[[1,2]]}],\"cases\":[]}");
    assertThat(run("route", "--queries", queries.toString())).isEqualTo(3);
    assertThat(console.err()).contains("sets[0].boxes[0]: ", "a box is 8 or 11 numbers, not 2");
  }

  @Test
  void aBoxWithAFractionIsADataError() throws IOException {
    Path queries = folder.resolve("odd.json");
    Files.writeString(queries, "{\"sets\":[{\"boxes\":[[1,2.5]]}],\"cases\":[]}");
    assertThat(run("route", "--queries", queries.toString())).isEqualTo(3);
    assertThat(console.err()).contains("sets[0].boxes[0]: expected a box of 8 or 11 integers");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{\"a\":", "9"})
  void deeplyNestedJsonAndHugeNumbersAreDataErrors(String token) throws IOException {
    Path queries = Files.writeString(folder.resolve("deep.json"), token.repeat(20_000));
    assertThat(run("route", "--queries", queries.toString())).isEqualTo(3);
    assertThat(console.err()).contains("deep.json, ").contains(": expected JSON, found: ");
  }

  @Test
  void aMissingFileIsADataError() {
    assertThat(run("route", "--queries", folder.resolve("none.json").toString())).isEqualTo(3);
    assertThat(console.err()).contains("no such file");
  }

  @Test
  void anUnknownRouterOptionIsAUsageError() throws IOException {
    Path queries = Files.writeString(folder.resolve("q.json"), "{\"sets\":[],\"cases\":[]}");
    assertThat(run("route", "--queries", queries.toString(), "--router-option", "speed=9"))
        .isEqualTo(2);
    assertThat(console.err()).contains("there is no option speed; there are playerOnly");
  }

  @Test
  void theOutOptionWritesTheResultsToAFile() throws IOException {
    Path queries = Files.writeString(folder.resolve("q.json"), "{\"sets\":[],\"cases\":[]}");
    Path out = folder.resolve("answers.json");
    assertThat(run("route", "--queries", queries.toString(), "--out", out.toString())).isZero();
    assertThat(out)
        .content()
        .isEqualToIgnoringNewLines("{\"schema\":1,\"router\":\"box-graph\",\"results\":[]}");
    assertThat(console.out()).isEmpty();
  }

  private int run(String... arguments) {
    return console.run(folder, arguments);
  }
}
