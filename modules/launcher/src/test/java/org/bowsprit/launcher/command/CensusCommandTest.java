package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the commands census and census diff. */
class CensusCommandTest {

  @TempDir private Path folder;

  @Test
  void aCensusIsWrittenIntoAFile() throws IOException {
    Path file = folder.resolve("walklab.json");

    LauncherRun run =
        LauncherRun.of("census", "walklab", "--seconds", "0", "--out", file.toString());

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("The census is in " + file);
    assertThat(Files.readString(file))
        .startsWith("{\n  \"schema\" : 1,\n  \"program\" : ")
        .contains("\"edition\" : \"LABORATORY\"")
        .contains("\"play\" : [ ]");
  }

  @Test
  void theJsonOptionPrintsTheCensus() {
    JsonNode census = LauncherRun.of("census", "soundlab", "--seconds", "0", "--json").json();

    assertThat(census.path("schema").asInt()).isEqualTo(1);
    assertThat(census.path("damage").path("count").asInt()).isZero();
  }

  @Test
  void diffListsTheDifferencesOfTwoCensuses() {
    String walklab = writeCensus("walklab");
    String artlab = writeCensus("artlab");

    assertThat(LauncherRun.of("census", "diff", walklab, walklab).out())
        .isEqualTo("0 differences\n");
    LauncherRun diff = LauncherRun.of("census", "diff", walklab, artlab);
    assertThat(diff.exitCode()).isEqualTo(1);
    assertThat(diff.out()).containsPattern("chunks\\.ROOM\\.count: \\d+ \\| \\d+\n");
  }

  @Test
  void aFileThatIsNotACensusIsRefused() throws IOException {
    Path noCensus = Files.writeString(folder.resolve("other.json"), "{}");

    LauncherRun run = LauncherRun.of("census", "diff", noCensus.toString(), noCensus.toString());

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("expected a census of schema 1");
  }

  @Test
  void aNegativeTimeIsRefused() {
    LauncherRun run = LauncherRun.of("census", "walklab", "--seconds", "-1");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("--seconds must be 0 or more");
  }

  private String writeCensus(String game) {
    String file = folder.resolve(game + ".json").toString();
    LauncherRun.of("census", game, "--seconds", "0", "--out", file);
    return file;
  }
}
