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

/** Tests the command replay with recordings of the game walklab and of a built game. */
class ReplayCommandTest {

  @TempDir private Path folder;
  private Path recording;

  @BeforeEach
  void recordWalk() throws IOException {
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
  void aReplayWithTheRecordedRouterDoesNotDiffer() {
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
  void aFileThatIsNotARecordingIsRefused() throws IOException {
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
  void theReportOfADriftListsTheChangesOfTheDifferingSubsystems() throws IOException {
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
  void aReplayFromAStoredStatePrintsTheSameReportAsAFullReplay() throws IOException {
    Path input = Files.writeString(folder.resolve("in.txt"), "5 100 110 L\n2900 20 120 L\n");
    Path longRecording = folder.resolve("longer.txt");
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
        longRecording.toString());
    Files.writeString(
        longRecording, Files.readString(longRecording).replace("2900 20 120 L", "2900 20 20 L"));
    Path stateFile = folder.resolve("longer.txt.states");

    LauncherRun firstReplay =
        LauncherRun.of("replay", longRecording.toString(), "walklab", "--from", "2500");
    assertThat(stateFile).exists();
    LauncherRun secondReplay =
        LauncherRun.of("replay", longRecording.toString(), "walklab", "--from", "2500");
    Files.writeString(stateFile, "damaged");
    LauncherRun replayWithDamagedStates =
        LauncherRun.of("replay", longRecording.toString(), "walklab", "--from", "2500");

    assertThat(firstReplay.json().get("drift").get("after").asInt()).isGreaterThan(2500);
    assertThat(secondReplay.out()).isEqualTo(firstReplay.out());
    assertThat(replayWithDamagedStates.out()).isEqualTo(firstReplay.out());
    assertThat(firstReplay.exitCode()).isEqualTo(1);
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
    Path oldRecording = folder.resolve("played.txt");
    LauncherRun.of(
        "run",
        folder.resolve("old").toString(),
        "--ticks",
        "60",
        "--record",
        oldRecording.toString());

    LauncherRun replayWithSameBuild =
        LauncherRun.of(
            "replay",
            oldRecording.toString(),
            folder.resolve("old").toString(),
            "--against",
            folder.resolve("old").toString());
    LauncherRun replayWithNewBuild =
        LauncherRun.of(
            "replay",
            oldRecording.toString(),
            folder.resolve("old").toString(),
            "--against",
            folder.resolve("new").toString());

    assertThat(replayWithSameBuild.json().get("scripts").isNull()).isTrue();
    assertThat(replayWithNewBuild.exitCode()).as(replayWithNewBuild.err()).isZero();
    JsonNode scripts = replayWithNewBuild.json().get("scripts");
    JsonNode oldInstruction = scripts.get("first");
    JsonNode newInstruction = scripts.get("second");
    assertThat(oldInstruction.get("script").asText()).isEqualTo("begin");
    assertThat(oldInstruction.get("mnemonic").asText()).isEqualTo("putActor");
    assertThat(oldInstruction.get("statement").asText()).isEqualTo("putActor(hero,60,134);");
    assertThat(newInstruction.get("statement").asText()).isEqualTo("putActor(hero,70,134);");
    long line = text.lines().takeWhile(row -> !row.contains("put hero at 60, 134")).count() + 1;
    assertThat(oldInstruction.get("source").asText()).isEqualTo("game.bow:" + line);
    assertThat(newInstruction.get("source").asText()).isEqualTo("game.bow:" + (line + 2));
    assertThat(replayWithNewBuild.json().get("parting").get("tick").asInt()).isZero();
  }
}
