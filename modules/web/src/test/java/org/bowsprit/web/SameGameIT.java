package org.bowsprit.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.bowsprit.audio.speech.SpeechMode;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.engine.journal.JournalReader;
import org.bowsprit.kit.build.BuiltFiles;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.player.control.ArrowDirection;
import org.bowsprit.render.FrameHash;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that the engine plays the same game as JavaScript in Node, as WebAssembly in Chromium and
 * in this JVM.
 */
class SameGameIT {

  private static final Path REFERENCE_SESSIONS = Path.of("../engine/src/test/resources/reference");
  private static final Path GANNET_ROCK = Path.of("../../games/gannet-rock");
  private static final int TEN_SECONDS_IN_JIFFIES = 600;

  @TempDir private static Path folder;
  private static final List<CompiledEngine> ENGINES = new ArrayList<>();

  private final Engine jvmEngine = new Engine("0.0.0");

  @BeforeAll
  static void startEngines() throws IOException {
    ENGINES.add(new NodeEngine(Path.of("")));
    if (InstalledProgram.chromium().isPresent()) {
      ENGINES.add(new ChromiumEngine(Files.createDirectory(folder.resolve("profile"))));
    } else {
      System.out.println(
          "SameGameIT: WebAssembly is not compared, because Chromium is not installed");
    }
  }

  @AfterAll
  static void closeEngines() {
    ENGINES.forEach(CompiledEngine::close);
    ENGINES.clear();
  }

  static Stream<CompiledEngine> engines() {
    return ENGINES.stream();
  }

  private void openInJvm(GameFolder gameFolder, int bootParameter) throws IOException {
    gameFolder.addTo(jvmEngine);
    openInJvm(bootParameter, "");
  }

  private void openInJvm(int bootParameter, String journal) {
    StartSettings settings =
        new StartSettings("", 0, bootParameter, -1, false, SpeechMode.VOICE_AND_TEXT);
    jvmEngine.open("game", "", settings, journal, 44_100);
  }

  private void openCompiled(
      CompiledEngine compiledEngine, GameFolder gameFolder, int bootParameter, String journal)
      throws IOException {
    compiledEngine.request(
        "open",
        Map.of(
            "folder",
            gameFolder.path().toString(),
            "seed",
            0,
            "bootParameter",
            bootParameter,
            "journal",
            journal));
  }

  private void openBoth(CompiledEngine compiledEngine, String game) throws IOException {
    GameFolder gameFolder = GameFolder.of(game);
    openInJvm(gameFolder, 0);
    openCompiled(compiledEngine, gameFolder, 0, "");
  }

  @ParameterizedTest
  @CsvSource({
    "walklab, '', 100, 2500",
    "artlab, '', 100, 900",
    "soundlab, '', 0, 900",
    "artlab, session1, 0, 500",
    "artlab, session2, 0, 500",
    "walklab, session1, 0, 500",
    "walklab, session2, 0, 500",
    "oplab, session1, 0, 500"
  })
  void everyFrameAndTheSoundAreEqualInAllEngines(
      String game, String session, int bootParameter, int ticks) throws IOException {
    String input =
        session.isEmpty()
            ? ""
            : Files.readString(REFERENCE_SESSIONS.resolve(game).resolve(session + ".txt"));
    assertFramesAreEqual(GameFolder.of(game), input, bootParameter, ticks);
  }

  @Test
  void gannetRockIsEqualInAllEnginesFromTheTitleToTheEnd() throws IOException {
    BuildResult buildResult =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE)
            .build(SourceTree.read(GANNET_ROCK.resolve("sources")));
    Path game = folder.resolve("gannet-rock");
    BuiltFiles.of("GANNET", buildResult).writeInto(game);
    String input = Files.readString(GANNET_ROCK.resolve("playthrough.txt"));
    assertFramesAreEqual(new GameFolder(game), input, 0, tickOfLastInput(input) + 1);
    assertThat(jvmEngine.rerun().room()).isEqualTo(roomNumber(buildResult, "closing"));
  }

  /**
   * Returns the tick of the last input, which skips a cutscene. The picture does not change after
   * this input.
   */
  private static int tickOfLastInput(String input) {
    String lines = input.strip();
    String lastLine = lines.substring(lines.lastIndexOf('\n') + 1);
    return Integer.parseInt(lastLine.substring(0, lastLine.indexOf(' ')));
  }

  private static int roomNumber(BuildResult buildResult, String name) {
    return buildResult.declaration().orElseThrow().rooms().stream()
        .filter(room -> room.name().equals(name))
        .findFirst()
        .orElseThrow()
        .number();
  }

  private void assertFramesAreEqual(
      GameFolder gameFolder, String input, int bootParameter, int ticks) throws IOException {
    openInJvm(gameFolder, bootParameter);
    jvmEngine.beginRerun("", input, 0, bootParameter);
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < ticks; i++) {
      assertThat(jvmEngine.rerun().tick()).isTrue();
      expected.add(sha256(jvmEngine.rerun().frame()));
    }
    expected.add(jvmEngine.rerun().sound());
    for (CompiledEngine compiledEngine : ENGINES) {
      openCompiled(compiledEngine, gameFolder, bootParameter, "");
      String actual =
          compiledEngine.request(
              "run",
              Map.of("input", input, "seed", 0, "bootParameter", bootParameter, "ticks", ticks));
      assertThat(List.of(actual.split("\n", -1))).as(compiledEngine.toString()).isEqualTo(expected);
    }
    System.out.println(
        "SameGameIT: the %2$d frames of %1$s (%3$d different) and the sound %4$s are equal in %5$s"
            .formatted(
                gameFolder.path().getFileName(),
                ticks,
                new HashSet<>(expected).size() - 1,
                expected.get(ticks),
                ENGINES));
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void thePointerJumpsToTheSameHotspotsInTheBrowserAndOnTheJvm(CompiledEngine compiledEngine)
      throws IOException {
    openBoth(compiledEngine, "walklab");
    jvmEngine.open().tick(60);
    compiledEngine.request("tick", Map.of("count", 60));
    List<String> jumps = new ArrayList<>();
    for (Hotspot hotspot : jvmEngine.open().session().hotspots()) {
      for (ArrowDirection direction : ArrowDirection.values()) {
        jumps.add(jvmEngine.view().jump(hotspot.x(), hotspot.y(), direction));
        assertThat(
                compiledEngine.request(
                    "jump", Map.of("x", hotspot.x(), "y", hotspot.y(), "way", direction)))
            .isEqualTo(jumps.get(jumps.size() - 1));
      }
    }
    assertThat(jumps).filteredOn(jump -> !jump.equals("null")).hasSizeGreaterThan(4);
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void theBrowserContinuesAWalkThatTheJvmSaved(CompiledEngine compiledEngine) throws IOException {
    openBoth(compiledEngine, "walklab");
    Path file = folder.resolve("walk.save");
    jvmEngine.open().tick(60);
    jvmEngine.open().timedSession().input(new Input.Click(250, 120, Input.Button.LEFT));
    jvmEngine.open().tick(12);
    Files.write(file, jvmEngine.open().save("here"));
    assertBothContinueFrom(file, compiledEngine);
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void theJvmContinuesAWalkThatTheBrowserSaved(CompiledEngine compiledEngine) throws IOException {
    openBoth(compiledEngine, "walklab");
    Path file = folder.resolve("there.save");
    compiledEngine.request("tick", Map.of("count", 60));
    compiledEngine.request("click", Map.of("x", 250, "y", 120));
    compiledEngine.request("tick", Map.of("count", 12));
    compiledEngine.request("save", Map.of("file", file.toString()));
    assertBothContinueFrom(file, compiledEngine);
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void theBrowserContinuesSpeechThatTheJvmSaved(CompiledEngine compiledEngine) throws IOException {
    GameFolder gameFolder = GameFolder.of("artlab");
    openInJvm(gameFolder, 100);
    openCompiled(compiledEngine, gameFolder, 100, "");
    Path file = folder.resolve("said.save");
    while (jvmEngine.open().session().speechText().isEmpty()) {
      jvmEngine.open().tick(1);
    }
    jvmEngine.open().tick(2);
    assertThat(jvmEngine.open().session().speechText()).isNotEmpty();
    Files.write(file, jvmEngine.open().save("here"));
    assertBothContinueFrom(file, compiledEngine);
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void theJvmContinuesSpeechThatTheBrowserSaved(CompiledEngine compiledEngine) throws IOException {
    GameFolder gameFolder = GameFolder.of("artlab");
    openInJvm(gameFolder, 100);
    openCompiled(compiledEngine, gameFolder, 100, "");
    Path file = folder.resolve("said-there.save");
    int ticksBeforeSpeech = 0;
    while (jvmEngine.open().session().speechText().isEmpty()) {
      jvmEngine.open().tick(1);
      ticksBeforeSpeech++;
    }
    compiledEngine.request("tick", Map.of("count", ticksBeforeSpeech + 2));
    assertThat(compiledEngine.request("spoken", Map.of())).isNotEmpty();
    compiledEngine.request("save", Map.of("file", file.toString()));
    assertBothContinueFrom(file, compiledEngine);
  }

  private void assertBothContinueFrom(Path save, CompiledEngine compiledEngine) throws IOException {
    jvmEngine.open().load(Files.readAllBytes(save));
    compiledEngine.request("load", Map.of("file", save.toString()));
    for (int i = 0; i < 40; i++) {
      assertThat(compiledEngine.request("spoken", Map.of()))
          .as("the spoken text before frame " + i)
          .isEqualTo(jvmEngine.open().session().speechText());
      jvmEngine.open().tick(1);
      assertThat(compiledEngine.request("tick", Map.of("count", 1)))
          .as("the hash of frame " + i)
          .isEqualTo(frameHash());
    }
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void theJvmReplaysARecordingOfTheBrowser(CompiledEngine compiledEngine) throws IOException {
    openBoth(compiledEngine, "walklab");
    compiledEngine.request("tick", Map.of("count", 60));
    compiledEngine.request("record", Map.of());
    compiledEngine.request("click", Map.of("x", 250, "y", 120));
    String lastHash = compiledEngine.request("tick", Map.of("count", 80));
    String journal = compiledEngine.request("endRecord", Map.of());

    openInJvm(0, journal);
    jvmEngine.open().tick(80);

    assertThat(frameHash()).isEqualTo(lastHash);
    assertThat(jvmEngine.open().takeMessages())
        .containsExactly("The replay equals the recording to its end.");
    assertThat(JournalReader.read(journal.lines().toList()).checkpoints()).isNotEmpty();
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void theBrowserReplaysARecordingOfTheJvm(CompiledEngine compiledEngine) throws IOException {
    GameFolder gameFolder = GameFolder.of("walklab");
    openInJvm(gameFolder, 0);
    jvmEngine.open().tick(60);
    jvmEngine.open().record();
    jvmEngine.open().timedSession().input(new Input.Click(250, 120, Input.Button.LEFT));
    jvmEngine.open().tick(80);
    String lastHash = frameHash();
    String journal = jvmEngine.open().endRecord();

    openCompiled(compiledEngine, gameFolder, 0, journal);

    assertThat(compiledEngine.request("tick", Map.of("count", 80))).isEqualTo(lastHash);
    assertThat(compiledEngine.request("notices", Map.of()))
        .isEqualTo("The replay equals the recording to its end.");
  }

  /**
   * JavaScript stores floats as doubles, which changes the last bits of the synthesizer's output.
   */
  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void samplesDifferFromTheSamplesOfTheJvmAtMostInTheLastBits(CompiledEngine compiledEngine)
      throws IOException {
    openBoth(compiledEngine, "soundlab");
    jvmEngine.open().samples().setOpen(true);
    Path file = folder.resolve("samples");
    compiledEngine.request(
        "hear", Map.of("jiffies", TEN_SECONDS_IN_JIFFIES, "file", file.toString()));
    ShortBuffer compiledSamples =
        ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer();
    int maxDifference = 0;
    int differingSamples = 0;
    boolean isSilent = true;
    int sampleCount = 0;
    for (int i = 0; i < TEN_SECONDS_IN_JIFFIES; i++) {
      jvmEngine.open().jiffies(1);
      for (short sample : jvmEngine.open().samples().take()) {
        int difference = Math.abs(sample - compiledSamples.get(sampleCount++));
        differingSamples += difference == 0 ? 0 : 1;
        maxDifference = Math.max(maxDifference, difference);
        isSilent &= sample == 0;
      }
    }
    System.out.println(
        "SameGameIT: in %s, %d of %d samples differ by at most %d"
            .formatted(compiledEngine, differingSamples, sampleCount, maxDifference));
    assertThat(compiledSamples.capacity()).isEqualTo(sampleCount).isGreaterThan(99 * 2 * 4_410);
    assertThat(isSilent).isFalse();
    assertThat(maxDifference).isLessThanOrEqualTo(compiledEngine instanceof NodeEngine ? 4 : 0);
  }

  private String frameHash() {
    return FrameHash.of(jvmEngine.open().timedSession().painter().frame());
  }
}
