package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.launcher.CapturedConsole;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command route with a scenario of the Moving AI Lab and a map of one row. */
class RouteCommandTest {

  private final CapturedConsole console = new CapturedConsole();

  @TempDir private Path folder;

  @BeforeEach
  void writeMapWithOneRow() throws IOException {
    Files.writeString(folder.resolve("way.map"), "type octile\nheight 1\nwidth 4\nmap\n...@\n");
  }

  private int route(String scenarioLine, String... options) throws IOException {
    Path scenario = folder.resolve("way.map.scen");
    Files.writeString(scenario, "version 1\n" + scenarioLine + "\n");
    String[] arguments = new String[3 + options.length];
    arguments[0] = "route";
    arguments[1] = "--queries";
    arguments[2] = scenario.toString();
    System.arraycopy(options, 0, arguments, 3, options.length);
    return console.run(folder, arguments);
  }

  @Test
  void theWaypointsOfAScenarioAreMeasuredFromTheCornerOfTheMap() throws IOException {
    assertThat(route("0\tway.map\t4\t1\t0\t0\t2\t0\t2", "--threads", "2"))
        .as(console.err())
        .isZero();
    JsonNode answer = new ObjectMapper().readTree(console.out()).get("results").get(0);
    assertThat(answer.get("id").textValue()).isEqualTo("1");
    assertThat(answer.get("waypoints").toString()).isEqualTo("[[2.5,0.5]]");
    assertThat(answer.get("length").doubleValue()).isEqualTo(2);
  }

  @Test
  void aWalkToABlockedCellIsADataError() throws IOException {
    assertThat(route("0\tway.map\t4\t1\t0\t0\t3\t0\t3")).isEqualTo(3);
    assertThat(console.err())
        .contains("way.map.scen, line 2: expected a walk between free cells, found cell (3, 0)");
  }

  @Test
  void zeroThreadsAreAUsageError() throws IOException {
    assertThat(route("0\tway.map\t4\t1\t0\t0\t2\t0\t2", "--threads", "0")).isEqualTo(2);
    assertThat(console.err()).contains("--threads must be at least 1");
  }
}
