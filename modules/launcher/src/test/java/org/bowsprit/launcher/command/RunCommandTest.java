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

class RunCommandTest {

  @TempDir private Path folder;

  @Test
  void theSummaryContainsTicksRoomAndRouter() {
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
  void aTraceHasALineForEveryChangedIteration() throws IOException {
    List<String> lines = trace("30", "--boot-param", "101");

    assertThat(lines.get(0))
        .isEqualTo(
            "{\"t\":0,\"room\":1,\"cam\":160,\"actors\":[{\"id\":1,\"x\":30,\"y\":110,\"box\":1,"
                + "\"scale\":255,\"facing\":180,\"moving\":false,\"frame\":1,\"costume\":1}]}");
    assertThat(lines).hasSizeBetween(20, 30);
  }

  @Test
  void traceAllWritesALineForEveryIteration() throws IOException {
    assertThat(trace("30", "--trace-all")).hasSize(30);
  }

  @Test
  void variablesInstructionsAndTextAreTracedOnRequest() throws IOException {
    List<String> lines = trace("10", "--trace-with", "vars,ops,text");

    assertThat(lines.get(0)).isEqualTo("{\"op\":[1,1,0,107]}");
    assertThat(lines).anyMatch(line -> line.contains("\"vars\":{\"1\":1"));
  }

  @Test
  void inputReachesTheGame() throws IOException {
    Path input = folder.resolve("input.txt");
    Files.writeString(input, "# to the fifth room\n3 key 53\n");

    LauncherRun run =
        LauncherRun.of("run", "walklab", "--ticks", "10", "--input", input.toString());

    assertThat(run.json().get("room").asInt()).isEqualTo(5);
  }

  @Test
  void soundIsLoggedOrWrittenAsWavButNotBoth() {
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
    int loudest = 0;
    while (samples.hasRemaining()) {
      loudest = Math.max(loudest, Math.abs(samples.get()));
    }
    return loudest;
  }

  @Test
  void musicWithoutWavIsAUsageError() {
    LauncherRun run = LauncherRun.of("run", "walklab", "--ticks", "1", "--music", "speaker");

    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("--music needs --wav FILE: nothing else is heard in virtual time");
  }

  @Test
  void untilRoomEndsTheRunInThisRoom() throws IOException {
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
  void damagedInputIsReported() throws IOException {
    Path input = folder.resolve("input.txt");
    Files.writeString(input, "3 somewhere\n");

    LauncherRun run =
        LauncherRun.of("run", "walklab", "--ticks", "10", "--input", input.toString());

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("input line 1 is invalid: 3 somewhere");
  }

  @Test
  void sameInputAndSeedGiveTheSameTrace() throws IOException {
    assertThat(trace("400", "--boot-param", "100", "--seed", "7", "--trace-with", "vars"))
        .isEqualTo(trace("400", "--boot-param", "100", "--seed", "7", "--trace-with", "vars"));
  }

  @Test
  void traceDiffShowsTheFirstDifference() throws IOException {
    Path a = folder.resolve("a.jsonl");
    Path b = folder.resolve("b.jsonl");
    Files.writeString(a, "{\"t\":0}\n{\"t\":1}\n");
    Files.writeString(b, "{\"t\":0}\n{\"t\":2}\n");

    LauncherRun different = LauncherRun.of("trace", "diff", a.toString(), b.toString());
    LauncherRun same = LauncherRun.of("trace", "diff", a.toString(), a.toString());

    assertThat(different.exitCode()).isEqualTo(1);
    assertThat(different.out()).isEqualTo("line 2\nA {\"t\":1}\nB {\"t\":2}\n");
    assertThat(same.exitCode()).isZero();
    assertThat(same.out()).isEqualTo("the same in 2 lines\n");
  }

  @Test
  void aLoadedGameContinuesLikeTheOriginal() throws IOException {
    String save = folder.resolve("save").toString();
    List<String> complete = trace("200", "--boot-param", "100", "--trace-all", "--seed", "5");
    List<String> first =
        trace("120", "--boot-param", "100", "--trace-all", "--seed", "5", "--save", save);

    List<String> continued = trace("80", "--trace-all", "--load", save);

    assertThat(first).isEqualTo(complete.subList(0, 120));
    assertThat(continued).isEqualTo(complete.subList(120, 200));
  }

  @Test
  void savesOfAnotherGameAndDamagedSavesAreRefused() throws IOException {
    Path save = folder.resolve("save");
    trace("20", "--save", save.toString());

    LauncherRun other = LauncherRun.of("run", "artlab", "--ticks", "1", "--load", save.toString());
    assertThat(other.exitCode()).isEqualTo(3);
    assertThat(other.err()).contains("cannot be loaded: it belongs to another game");

    byte[] bytes = Files.readAllBytes(save);
    bytes[40] ^= 1;
    Files.write(save, bytes);
    LauncherRun damaged =
        LauncherRun.of("run", "walklab", "--ticks", "1", "--load", save.toString());
    assertThat(damaged.exitCode()).isEqualTo(3);
    assertThat(damaged.err()).contains("cannot be loaded: it is damaged: its checksum is wrong.");
  }

  @Test
  void theMessageForARefusedSaveNamesItsBackup() throws IOException {
    Path save = folder.resolve("save");
    trace("20", "--save", save.toString());
    trace("30", "--save", save.toString());
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
    String nowhere = folder.resolve("no/such/folder/save").toString();

    LauncherRun run = LauncherRun.of("run", "walklab", "--ticks", "1", "--save", nowhere);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .contains(
            nowhere
                + " could not be saved: there is no such file or folder. The previous save"
                + " is unchanged.");
  }

  @Test
  void aRecordingContainsTheInputEvents() throws IOException {
    Path input = Files.writeString(folder.resolve("in.txt"), "5 100 110 L\n9 key 50\n");
    Path recording = folder.resolve("out.txt");

    trace("20", "--input", input.toString(), "--record", recording.toString());

    assertThat(recording).content().contains("\n5 100 110 L\n9 key 50\n#= ").endsWith("\n#. 20\n");
  }

  @Test
  void aReplayUsesTheRecordedSeedAndBootParameter() throws IOException {
    Path input = Files.writeString(folder.resolve("in.txt"), "5 100 110 L\n60 20 120 L\n");
    String recording = folder.resolve("out.txt").toString();
    List<String> recorded =
        trace(
            "90",
            "--boot-param",
            "100",
            "--seed",
            "4",
            "--input",
            input.toString(),
            "--record",
            recording);

    assertThat(trace("90", "--replay", recording)).isEqualTo(recorded);
  }

  @Test
  void aRecordingCanStartFromASavedGame() throws IOException {
    String save = folder.resolve("save").toString();
    String recording = folder.resolve("out.txt").toString();
    trace("50", "--boot-param", "100", "--save", save);
    List<String> recorded = trace("90", "--load", save, "--record", recording);

    assertThat(trace("90", "--replay", recording)).isEqualTo(recorded);
  }

  private List<String> trace(String ticks, String... options) throws IOException {
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
