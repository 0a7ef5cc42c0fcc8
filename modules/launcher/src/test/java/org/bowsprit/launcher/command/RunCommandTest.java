package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ShortBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.launcher.LauncherRun;
import org.bowsprit.launcher.TestPlugins;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the commands run and trace diff. */
class RunCommandTest {

  @TempDir private Path folder;

  @Test
  void theSummaryContainsIterationsRoomAndRouter() {
    LauncherRun run = LauncherRun.of("run", "walklab", "--ticks", "25", "--boot-param", "3");

    assertThat(run.exitCode()).isZero();
    JsonNode summary = run.json();
    assertThat(summary.get("schema").asInt()).isEqualTo(1);
    assertThat(summary.get("ticks").asInt()).isEqualTo(25);
    assertThat(summary.get("room").asInt()).isEqualTo(3);
    assertThat(summary.get("faults")).isEmpty();
    assertThat(summary.get("router").asText()).isEqualTo("box-graph");
  }

  @Test
  void aTraceHasALineForEachIterationThatChangesTheState() throws IOException {
    List<String> lines = runWithTrace("30", "--boot-param", "101");

    assertThat(lines.get(0))
        .isEqualTo(
            "{\"t\":0,\"room\":1,\"cam\":160,\"actors\":[{\"id\":1,\"x\":30,\"y\":110,\"box\":1,"
                + "\"scale\":255,\"facing\":180,\"moving\":false,\"frame\":1,\"costume\":1}]}");
    assertThat(lines).hasSizeBetween(20, 30);
  }

  @Test
  void theOptionTraceAllWritesALineForEveryIteration() throws IOException {
    assertThat(runWithTrace("30", "--trace-all")).hasSize(30);
  }

  @Test
  void variablesInstructionsAndTextAreTracedOnRequest() throws IOException {
    List<String> lines = runWithTrace("10", "--trace-with", "vars,ops,text");

    assertThat(lines.get(0)).isEqualTo("{\"op\":[1,1,0,107]}");
    assertThat(lines).anyMatch(line -> line.contains("\"vars\":{\"1\":1"));
  }

  @Test
  void inputFromAFileIsPassedToTheGame() throws IOException {
    Path input = folder.resolve("input.txt");
    Files.writeString(input, "# to the fifth room\n3 key 53\n");

    LauncherRun run =
        LauncherRun.of("run", "walklab", "--ticks", "10", "--input", input.toString());

    assertThat(run.json().get("room").asInt()).isEqualTo(5);
  }

  @Test
  void theOptionsSoundAndWavCannotBeCombined() {
    LauncherRun run =
        LauncherRun.of("run", "walklab", "--ticks", "1", "--wav", "a.wav", "--sound", "a.jsonl");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("--sound and --wav both record the sound: use one of them");
  }

  @Test
  void theWavFileIsAsLongAsTheRun() throws IOException {
    String plugins = TestPlugins.install(folder, SamplesProvider.class).toString();
    Path file = folder.resolve("heard");
    LauncherRun run =
        LauncherRun.of(
            "--plugins",
            plugins,
            "run",
            "soundlab",
            "--boot-param",
            "1",
            "--ticks",
            "60",
            "--wav",
            file.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    ShortBuffer samples = ByteBuffer.wrap(Files.readAllBytes(file)).asShortBuffer();
    int jiffies = 3 * 60;
    int frames = jiffies * AudioSettings.DEFAULT.sampleRate() / 60;
    assertThat(samples.remaining() / 2).isCloseTo(frames, withinPercentage(1));
    assertThat(maxAmplitude(samples)).isGreaterThan(1_000);
  }

  private static int maxAmplitude(ShortBuffer samples) {
    int max = 0;
    while (samples.hasRemaining()) {
      max = Math.max(max, Math.abs(samples.get()));
    }
    return max;
  }

  @Test
  void theOptionMusicWithoutWavIsAUsageError() {
    LauncherRun run = LauncherRun.of("run", "walklab", "--ticks", "1", "--music", "speaker");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("--music needs --wav FILE: nothing else is heard in virtual time");
  }

  @Test
  void theOptionUntilRoomEndsTheRunInThatRoom() throws IOException {
    Path input = folder.resolve("input.txt");
    Files.writeString(input, "3 key 53\n");

    JsonNode summary =
        LauncherRun.of(
                "run",
                "walklab",
                "--ticks",
                "1000",
                "--input",
                input.toString(),
                "--until-room",
                "5")
            .json();

    assertThat(summary.get("ticks").asInt()).isLessThan(20);
  }

  @Test
  void anInvalidLineOfInputIsReported() throws IOException {
    Path input = folder.resolve("input.txt");
    Files.writeString(input, "3 somewhere\n");

    LauncherRun run =
        LauncherRun.of("run", "walklab", "--ticks", "10", "--input", input.toString());

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("input line 1 is invalid: 3 somewhere");
  }

  @Test
  void theSameInputAndSeedProduceTheSameTrace() throws IOException {
    assertThat(runWithTrace("400", "--boot-param", "100", "--seed", "7", "--trace-with", "vars"))
        .isEqualTo(
            runWithTrace("400", "--boot-param", "100", "--seed", "7", "--trace-with", "vars"));
  }

  @Test
  void traceDiffShowsTheFirstDifference() throws IOException {
    Path a = folder.resolve("a.jsonl");
    Path b = folder.resolve("b.jsonl");
    Files.writeString(a, "{\"t\":0}\n{\"t\":1}\n");
    Files.writeString(b, "{\"t\":0}\n{\"t\":2}\n");

    LauncherRun diffOfDifferentTraces = LauncherRun.of("trace", "diff", a.toString(), b.toString());
    LauncherRun diffOfEqualTraces = LauncherRun.of("trace", "diff", a.toString(), a.toString());

    assertThat(diffOfDifferentTraces.exitCode()).isEqualTo(1);
    assertThat(diffOfDifferentTraces.out()).isEqualTo("line 2\nA {\"t\":1}\nB {\"t\":2}\n");
    assertThat(diffOfEqualTraces.exitCode()).isZero();
    assertThat(diffOfEqualTraces.out()).isEqualTo("the same in 2 lines\n");
  }

  @Test
  void aLoadedGameContinuesLikeTheOriginal() throws IOException {
    String save = folder.resolve("save").toString();
    List<String> completeTrace =
        runWithTrace("200", "--boot-param", "100", "--trace-all", "--seed", "5");
    List<String> traceUntilSave =
        runWithTrace("120", "--boot-param", "100", "--trace-all", "--seed", "5", "--save", save);

    List<String> traceAfterLoad = runWithTrace("80", "--trace-all", "--load", save);

    assertThat(traceUntilSave).isEqualTo(completeTrace.subList(0, 120));
    assertThat(traceAfterLoad).isEqualTo(completeTrace.subList(120, 200));
  }

  @Test
  void savesOfAnotherGameAndDamagedSavesAreRefused() throws IOException {
    Path save = folder.resolve("save");
    runWithTrace("20", "--save", save.toString());

    LauncherRun runOfOtherGame =
        LauncherRun.of("run", "artlab", "--ticks", "1", "--load", save.toString());
    assertThat(runOfOtherGame.exitCode()).isEqualTo(3);
    assertThat(runOfOtherGame.err()).contains("cannot be loaded: it belongs to another game");

    byte[] bytes = Files.readAllBytes(save);
    bytes[40] ^= 1;
    Files.write(save, bytes);
    LauncherRun runWithDamagedSave =
        LauncherRun.of("run", "walklab", "--ticks", "1", "--load", save.toString());
    assertThat(runWithDamagedSave.exitCode()).isEqualTo(3);
    assertThat(runWithDamagedSave.err())
        .contains("cannot be loaded: it is damaged: its checksum is wrong.");
  }

  @Test
  void theMessageForARefusedSaveMentionsThePreviousSave() throws IOException {
    Path save = folder.resolve("save");
    runWithTrace("20", "--save", save.toString());
    runWithTrace("30", "--save", save.toString());
    Files.write(save, new byte[] {1, 2, 3});

    LauncherRun run = LauncherRun.of("run", "walklab", "--ticks", "1", "--load", save.toString());

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .contains(
            save
                + " cannot be loaded: it is not a saved game of Bowsprit. The previous save"
                + " can be loaded instead.");
    assertThat(LauncherRun.of("run", "walklab", "--ticks", "1", "--load", save + ".bak").exitCode())
        .isZero();
  }

  @Test
  void anUnwritableSaveIsReported() {
    String savePath = folder.resolve("no/such/folder/save").toString();

    LauncherRun run = LauncherRun.of("run", "walklab", "--ticks", "1", "--save", savePath);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .contains(
            savePath
                + " could not be saved: there is no such file or folder. The previous save"
                + " is unchanged.");
  }

  @Test
  void aRecordingContainsTheInputEvents() throws IOException {
    Path input = Files.writeString(folder.resolve("in.txt"), "5 100 110 L\n9 key 50\n");
    Path recording = folder.resolve("out.txt");

    runWithTrace("20", "--input", input.toString(), "--record", recording.toString());

    assertThat(recording).content().contains("\n5 100 110 L\n9 key 50\n#= ").endsWith("\n#. 20\n");
  }

  @Test
  void aReplayUsesTheRecordedSeedAndBootParameter() throws IOException {
    Path input = Files.writeString(folder.resolve("in.txt"), "5 100 110 L\n60 20 120 L\n");
    String recording = folder.resolve("out.txt").toString();
    List<String> recordedTrace =
        runWithTrace(
            "90",
            "--boot-param",
            "100",
            "--seed",
            "4",
            "--input",
            input.toString(),
            "--record",
            recording);

    assertThat(runWithTrace("90", "--replay", recording)).isEqualTo(recordedTrace);
  }

  @Test
  void aRecordingCanStartFromASavedGame() throws IOException {
    String save = folder.resolve("save").toString();
    String recording = folder.resolve("out.txt").toString();
    runWithTrace("50", "--boot-param", "100", "--save", save);
    List<String> recordedTrace = runWithTrace("90", "--load", save, "--record", recording);

    assertThat(runWithTrace("90", "--replay", recording)).isEqualTo(recordedTrace);
  }

  private List<String> runWithTrace(String ticks, String... options) throws IOException {
    Path file = Files.createTempFile(folder, "trace", ".jsonl");
    String[] arguments = new String[options.length + 6];
    List<String> start = List.of("run", "walklab", "--ticks", ticks, "--trace", file.toString());
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = i < start.size() ? start.get(i) : options[i - start.size()];
    }
    assertThat(LauncherRun.of(arguments).exitCode()).isZero();
    return Files.readAllLines(file);
  }
}
