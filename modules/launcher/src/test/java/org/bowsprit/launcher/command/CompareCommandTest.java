package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.launcher.CapturedConsole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the command compare with the rooms of the game witnesses. */
class CompareCommandTest {

  private final CapturedConsole console = new CapturedConsole();
  @TempDir private Path folder;

  @Test
  void theReportAndTheResultFilesAreWritten() throws IOException {
    Path out = folder.resolve("report");
    assertThat(
            run("compare", "witnesses", "--queries", "3", "--no-timing", "--out", out.toString()))
        .as(console.err())
        .isZero();
    assertThat(out.resolve("report.html"))
        .content()
        .contains("Routers compared: the two witnesses");
    assertThat(Files.readAllLines(out.resolve("results.csv"))).hasSize(1 + 2 * (3 + 3));
    assertThat(out.resolve("results.json")).content().startsWith("{\"schema\":1,");
    assertThat(console.out()).startsWith("1 router planned the same 12 walks over 2 rooms");
  }

  @Test
  void theReportShowsTheTitleOfAKnownGame() throws IOException {
    String sources = folder.resolve("sources").toString();
    String gamePath = folder.resolve("some-folder").toString();
    Path out = folder.resolve("report");
    run("new-game", sources);
    run("build", sources, "--out", gamePath, "--name", "GANNET");
    assertThat(run("compare", gamePath, "--queries", "1", "--no-timing", "--out", out.toString()))
        .as(console.err())
        .isZero();
    assertThat(out.resolve("report.html"))
        .content()
        .contains("Routers compared: The Lamp at Gannet Rock<");
  }

  @Test
  void theAuditIsPrintedWithoutAnOutputFolder() {
    assertThat(run("compare", "witnesses", "--audit")).as(console.err()).isZero();
    assertThat(console.out()).contains("the founding documents' rule rebuilds 0 of 2 matrices");
  }

  @Test
  void aWrongOptimumInAScenarioIsReported() throws IOException {
    Files.writeString(folder.resolve("way.map"), "type octile\nheight 1\nwidth 4\nmap\n....\n");
    Path scenario = folder.resolve("way.scen");
    Files.writeString(scenario, "version 1\n0\tmaps/way.map\t4\t1\t0\t0\t3\t0\t2.5\n");
    assertThat(run("compare", scenario.toString(), "--out", folder.resolve("o").toString()))
        .isEqualTo(1);
    assertThat(console.err())
        .contains(
            "1 of 1 optimal lengths are wrong; the first, in line 2, claims 2.5, the shortest way"
                + " is 3.0");
  }

  @Test
  void aMissingOutputFolderIsAUsageError() {
    assertThat(run("compare", "witnesses")).isEqualTo(2);
    assertThat(console.err()).contains("compare needs --out DIR");
  }

  @Test
  void anUnknownRoomIsADataError() {
    assertThat(run("compare", "witnesses", "--rooms", "9", "--out", folder.toString()))
        .isEqualTo(3);
  }

  private int run(String... arguments) {
    return console.run(folder, arguments);
  }
}
