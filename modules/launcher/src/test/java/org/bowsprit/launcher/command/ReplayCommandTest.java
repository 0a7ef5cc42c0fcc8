package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayCommandTest {

  @TempDir private Path folder;
  private Path recording;

  @BeforeEach
  void record() throws IOException {
    recording = folder.resolve("walk.txt");
    Path input = Files.writeString(folder.resolve("in.txt"), "5 100 110 L\n60 20 120 L\n");
    LauncherRun run =
        LauncherRun.of(
            "run",
            "walklab",
            "--ticks",
            "200",
            "--boot-param",
            "100",
            "--input",
            input.toString(),
            "--record",
            recording.toString());
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void aReplayWithoutDifferencesSucceeds() {
    LauncherRun run = LauncherRun.of("replay", recording.toString(), "walklab");

    assertThat(run.exitCode()).isZero();
    JsonNode summary = run.json();
    assertThat(summary.get("schema").asInt()).isEqualTo(1);
    assertThat(summary.get("ticks").asInt()).isEqualTo(200);
    assertThat(summary.get("recordedRouter").asText()).isEqualTo("box-graph");
    assertThat(summary.get("checkpoints").asInt()).isPositive();
    assertThat(summary.get("drift").isNull()).isTrue();
    assertThat(summary.get("parting").isNull()).isTrue();
  }

  @Test
  void aReplayThatDiffersReportsTheIteration() throws IOException {
    String text = Files.readString(recording);
    Files.writeString(recording, text.replace("60 20 120 L", "60 20 20 L"));

    LauncherRun run = LauncherRun.of("replay", recording.toString(), "walklab");

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.json().get("drift").get("before").asInt()).isPositive();
    assertThat(run.err()).contains("The replay differs from the recording");
  }

  @Test
  void theSameRouterNeverDiffers() {
    LauncherRun run =
        LauncherRun.of("replay", recording.toString(), "walklab", "--router", "box-graph");

    assertThat(run.json().get("parting").isNull()).isTrue();
  }

  @Test
  void aRecordingOfAnotherGameIsRefused() {
    LauncherRun run = LauncherRun.of("replay", recording.toString(), "artlab");

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("was recorded with another game or release.");
  }

  @Test
  void plainInputIsRefused() throws IOException {
    Path input = Files.writeString(folder.resolve("plain.txt"), "5 100 110 L\n");

    LauncherRun run = LauncherRun.of("replay", input.toString(), "walklab");

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("does not say how its game began");
  }

  @ParameterizedTest
  @CsvSource({"0, 200", "1, 180", "2, 220"})
  void eachBranchIsPlayedToItsEnd(int branch, int ticks) throws IOException {
    String branches = "#~ 0 100\n120 50 120 L\n#. 180\n#~ 1 150\n160 200 120 L\n#. 220\n";
    Files.writeString(recording, branches, StandardOpenOption.APPEND);

    LauncherRun run =
        LauncherRun.of(
            "replay", recording.toString(), "walklab", "--branch", Integer.toString(branch));

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.json().get("ticks").asInt()).isEqualTo(ticks);
    assertThat(run.json().get("drift").isNull()).isTrue();
  }

  @Test
  void anUnknownBranchIsRefused() {
    LauncherRun run = LauncherRun.of("replay", recording.toString(), "walklab", "--branch", "1");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("there is no branch 1; the recording has 1");
  }

  @Test
  void aDriftListsTheChangesOfTheDifferingSubsystems() throws IOException {
    String text = Files.readString(recording);
    Files.writeString(recording, text.replace("60 20 120 L", "60 20 20 L"));

    JsonNode summary = LauncherRun.of("replay", recording.toString(), "walklab").json();

    JsonNode drift = summary.get("drift");
    assertThat(summary.get("changes")).isNotEmpty();
    for (JsonNode change : summary.get("changes")) {
      assertThat(change.get("tick").asLong())
          .isBetween(drift.get("after").asLong(), drift.get("before").asLong() - 1);
      assertThat(drift.get("subsystems").toString())
          .contains(change.get("subsystems").get(0).asText());
    }
    assertThat(summary.get("changes").toString()).contains("\"mnemonic\":");
  }

  @Test
  void aReplayFromAStoredStateGivesTheSameReportAsAFullReplay() throws IOException {
    Path input = Files.writeString(folder.resolve("in.txt"), "5 100 110 L\n2900 20 120 L\n");
    Path longer = folder.resolve("longer.txt");
    LauncherRun.of(
        "run",
        "walklab",
        "--ticks",
        "3000",
        "--boot-param",
        "100",
        "--input",
        input.toString(),
        "--record",
        longer.toString());
    Files.writeString(longer, Files.readString(longer).replace("2900 20 120 L", "2900 20 20 L"));
    Path states = folder.resolve("longer.txt.states");

    LauncherRun first = LauncherRun.of("replay", longer.toString(), "walklab", "--from", "2500");
    assertThat(states).exists();
    LauncherRun second = LauncherRun.of("replay", longer.toString(), "walklab", "--from", "2500");
    Files.writeString(states, "damaged");
    LauncherRun third = LauncherRun.of("replay", longer.toString(), "walklab", "--from", "2500");

    assertThat(first.json().get("drift").get("after").asInt()).isGreaterThan(2500);
    assertThat(second.out()).isEqualTo(first.out());
    assertThat(third.out()).isEqualTo(first.out());
    assertThat(first.exitCode()).isEqualTo(1);
  }

  @Test
  void theFirstDifferenceOfTwoBuildsIsReportedWithItsSourceLine() throws IOException {
    Path sources = folder.resolve("sources");
    LauncherRun.of("new-game", sources.toString(), "--template", "adventure");
    LauncherRun.of("build", sources.toString(), "--out", folder.resolve("old").toString());
    Path script = sources.resolve("game.bow");
    String text = Files.readString(script);
    // The new variable changes the numbers of all other variables. This must not count as a
    // difference.
    Files.writeString(
        script,
        text.replace("// The actor with", "var spare\n\n// The actor with")
            .replace("put hero at 60, 134", "put hero at 70, 134"));
    LauncherRun.of("build", sources.toString(), "--out", folder.resolve("new").toString());
    Path played = folder.resolve("played.txt");
    LauncherRun.of(
        "run", folder.resolve("old").toString(), "--ticks", "60", "--record", played.toString());

    LauncherRun same =
        LauncherRun.of(
            "replay",
            played.toString(),
            folder.resolve("old").toString(),
            "--against",
            folder.resolve("old").toString());
    LauncherRun other =
        LauncherRun.of(
            "replay",
            played.toString(),
            folder.resolve("old").toString(),
            "--against",
            folder.resolve("new").toString());

    assertThat(same.json().get("scripts").isNull()).isTrue();
    assertThat(other.exitCode()).as(other.err()).isZero();
    JsonNode scripts = other.json().get("scripts");
    JsonNode first = scripts.get("first");
    JsonNode second = scripts.get("second");
    assertThat(first.get("script").asText()).isEqualTo("begin");
    assertThat(first.get("mnemonic").asText()).isEqualTo("putActor");
    assertThat(first.get("statement").asText()).isEqualTo("putActor(hero,60,134);");
    assertThat(second.get("statement").asText()).isEqualTo("putActor(hero,70,134);");
    long line = text.lines().takeWhile(each -> !each.contains("put hero at 60, 134")).count() + 1;
    assertThat(first.get("source").asText()).isEqualTo("game.bow:" + line);
    assertThat(second.get("source").asText()).isEqualTo("game.bow:" + (line + 2));
    assertThat(other.json().get("parting").get("tick").asInt()).isZero();
  }
}
