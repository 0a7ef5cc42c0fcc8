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

  private static final Path RUNS = Path.of("../engine/src/test/resources/reference");
  private static final Path GANNET_ROCK = Path.of("../../games/gannet-rock");
  private static final int TEN_SECONDS_IN_JIFFIES = 600;

  @TempDir private static Path folder;
  private static final List<CompiledEngine> ENGINES = new ArrayList<>();

  private final Engine jvmEngine = new Engine("0.0.0");

  @BeforeAll
  static void startEngines() throws IOException {
    ENGINES.add(new NodeEngine(Path.of("")));
    if (ChromiumEngine.executable().isPresent()) {
      ENGINES.add(new ChromiumEngine(Files.createDirectory(folder.resolve("profile"))));
    } else {
      System.out.println("SameGameIT: no chromium: WebAssembly is not compared");
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

  private void openInJvm(GameFolder files, int bootParameter) throws IOException {
    files.addTo(jvmEngine);
    openInJvm(bootParameter, "");
  }

  private void openInJvm(int bootParameter, String journal) {
    StartSettings settings =
        new StartSettings("", 0, bootParameter, -1, false, SpeechMode.VOICE_AND_TEXT);
    jvmEngine.open("game", "", settings, journal, 44_100);
  }

  private void openCompiled(
      CompiledEngine compiled, GameFolder files, int bootParameter, String journal)
      throws IOException {
    compiled.request(
        "open",
        Map.of(
            "folder",
            files.path().toString(),
            "seed",
            0,
            "bootParameter",
            bootParameter,
            "journal",
            journal));
  }

  private void openBoth(CompiledEngine compiled, String game) throws IOException {
    GameFolder files = GameFolder.of(game);
    openInJvm(files, 0);
    openCompiled(compiled, files, 0, "");
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
  void everyFrameAndEverySoundIsTheSame(String game, String session, int bootParameter, int ticks)
      throws IOException {
    String input =
        session.isEmpty() ? "" : Files.readString(RUNS.resolve(game).resolve(session + ".txt"));
    assertFramesAreEqual(GameFolder.of(game), input, bootParameter, ticks);
  }

  @Test
  void gannetRockIsTheSameFromTheTitleToTheEnd() throws IOException {
    BuildResult built =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE)
            .build(SourceTree.read(GANNET_ROCK.resolve("sources")));
    Path game = folder.resolve("gannet-rock");
    BuiltFiles.of("GANNET", built).writeInto(game);
    String input = Files.readString(GANNET_ROCK.resolve("playthrough.txt"));
    assertFramesAreEqual(new GameFolder(game), input, 0, lastTick(input) + 1);
    assertThat(jvmEngine.rerun().room()).isEqualTo(roomOf(built, "closing"));
  }

  /**
   * Returns the iteration of the last input, which skips a scene. After this input, the last
   * picture remains.
   */
  private static int lastTick(String input) {
    String all = input.strip();
    String last = all.substring(all.lastIndexOf('\n') + 1);
    return Integer.parseInt(last.substring(0, last.indexOf(' ')));
  }

  private static int roomOf(BuildResult built, String name) {
    return built.declaration().orElseThrow().rooms().stream()
        .filter(room -> room.name().equals(name))
        .findFirst()
        .orElseThrow()
        .number();
  }

  private void assertFramesAreEqual(GameFolder files, String input, int bootParameter, int ticks)
      throws IOException {
    openInJvm(files, bootParameter);
    jvmEngine.beginRerun("", input, 0, bootParameter);
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < ticks; i++) {
      assertThat(jvmEngine.rerun().tick()).isTrue();
      expected.add(sha256(jvmEngine.rerun().frame()));
    }
    expected.add(jvmEngine.rerun().sound());
    for (CompiledEngine compiled : ENGINES) {
      openCompiled(compiled, files, bootParameter, "");
      String played =
          compiled.request(
              "run",
              Map.of("input", input, "seed", 0, "bootParameter", bootParameter, "ticks", ticks));
      assertThat(List.of(played.split("\n", -1))).as(compiled.toString()).isEqualTo(expected);
    }
    System.out.println(
        "SameGameIT: %s, %d frames, %d of them different, sound %s: the same in %s"
            .formatted(
                files.path().getFileName(),
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
  void thePointerJumpsAreTheSameInTheBrowserAndOnTheJvm(CompiledEngine compiled)
      throws IOException {
    openBoth(compiled, "walklab");
    jvmEngine.open().tick(60);
    compiled.request("tick", Map.of("count", 60));
    List<String> jumps = new ArrayList<>();
    for (Hotspot from : jvmEngine.open().session().hotspots()) {
      for (ArrowDirection way : ArrowDirection.values()) {
        jumps.add(jvmEngine.view().jump(from.x(), from.y(), way));
        assertThat(compiled.request("jump", Map.of("x", from.x(), "y", from.y(), "way", way)))
            .isEqualTo(jumps.get(jumps.size() - 1));
      }
    }
    assertThat(jumps).filteredOn(jump -> !jump.equals("null")).hasSizeGreaterThan(4);
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void aSaveOfTheJvmDuringAWalkContinuesInTheBrowser(CompiledEngine compiled) throws IOException {
    openBoth(compiled, "walklab");
    Path file = folder.resolve("walk.save");
    jvmEngine.open().tick(60);
    jvmEngine.open().timedSession().input(new Input.Click(250, 120, Input.Button.LEFT));
    jvmEngine.open().tick(12);
    Files.write(file, jvmEngine.open().save("here"));
    assertBothContinueFrom(file, compiled);
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void aSaveOfTheBrowserDuringAWalkContinuesOnTheJvm(CompiledEngine compiled) throws IOException {
    openBoth(compiled, "walklab");
    Path file = folder.resolve("there.save");
    compiled.request("tick", Map.of("count", 60));
    compiled.request("click", Map.of("x", 250, "y", 120));
    compiled.request("tick", Map.of("count", 12));
    compiled.request("save", Map.of("file", file.toString()));
    assertBothContinueFrom(file, compiled);
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void aSaveOfTheJvmDuringSpeechContinuesInTheBrowser(CompiledEngine compiled) throws IOException {
    GameFolder files = GameFolder.of("artlab");
    openInJvm(files, 100);
    openCompiled(compiled, files, 100, "");
    Path file = folder.resolve("said.save");
    while (jvmEngine.open().session().speechText().isEmpty()) {
      jvmEngine.open().tick(1);
    }
    jvmEngine.open().tick(2);
    assertThat(jvmEngine.open().session().speechText()).isNotEmpty();
    Files.write(file, jvmEngine.open().save("here"));
    assertBothContinueFrom(file, compiled);
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void aSaveOfTheBrowserDuringSpeechContinuesOnTheJvm(CompiledEngine compiled) throws IOException {
    GameFolder files = GameFolder.of("artlab");
    openInJvm(files, 100);
    openCompiled(compiled, files, 100, "");
    Path file = folder.resolve("said-there.save");
    int silent = 0;
    while (jvmEngine.open().session().speechText().isEmpty()) {
      jvmEngine.open().tick(1);
      silent++;
    }
    compiled.request("tick", Map.of("count", silent + 2));
    assertThat(compiled.request("spoken", Map.of())).isNotEmpty();
    compiled.request("save", Map.of("file", file.toString()));
    assertBothContinueFrom(file, compiled);
  }

  private void assertBothContinueFrom(Path save, CompiledEngine compiled) throws IOException {
    jvmEngine.open().load(Files.readAllBytes(save));
    compiled.request("load", Map.of("file", save.toString()));
    for (int i = 0; i < 40; i++) {
      assertThat(compiled.request("spoken", Map.of()))
          .as("spoken at frame " + i)
          .isEqualTo(jvmEngine.open().session().speechText());
      jvmEngine.open().tick(1);
      assertThat(compiled.request("tick", Map.of("count", 1))).as("frame " + i).isEqualTo(hash());
    }
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void aRecordingOfTheBrowserReplaysOnTheJvm(CompiledEngine compiled) throws IOException {
    openBoth(compiled, "walklab");
    compiled.request("tick", Map.of("count", 60));
    compiled.request("record", Map.of());
    compiled.request("click", Map.of("x", 250, "y", 120));
    String last = compiled.request("tick", Map.of("count", 80));
    String journal = compiled.request("endRecord", Map.of());

    openInJvm(0, journal);
    jvmEngine.open().tick(80);

    assertThat(hash()).isEqualTo(last);
    assertThat(jvmEngine.open().takeNotes())
        .containsExactly("The replay equals the recording to its end.");
    assertThat(JournalReader.read(journal.lines().toList()).checkpoints()).isNotEmpty();
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void aRecordingOfTheJvmReplaysInTheBrowser(CompiledEngine compiled) throws IOException {
    GameFolder files = GameFolder.of("walklab");
    openInJvm(files, 0);
    jvmEngine.open().tick(60);
    jvmEngine.open().record();
    jvmEngine.open().timedSession().input(new Input.Click(250, 120, Input.Button.LEFT));
    jvmEngine.open().tick(80);
    String last = hash();
    String journal = jvmEngine.open().endRecord();

    openCompiled(compiled, files, 0, journal);

    assertThat(compiled.request("tick", Map.of("count", 80))).isEqualTo(last);
    assertThat(compiled.request("notices", Map.of()))
        .isEqualTo("The replay equals the recording to its end.");
  }

  /**
   * JavaScript stores floats as doubles, which changes the last bits of the synthesizer's output.
   */
  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void samplesEqualThoseOfTheJvm(CompiledEngine compiled) throws IOException {
    openBoth(compiled, "soundlab");
    jvmEngine.open().samples().setOpen(true);
    Path file = folder.resolve("samples");
    compiled.request("hear", Map.of("jiffies", TEN_SECONDS_IN_JIFFIES, "file", file.toString()));
    ShortBuffer compiledSamples =
        ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer();
    int maxDifference = 0;
    int different = 0;
    boolean silent = true;
    int compared = 0;
    for (int i = 0; i < TEN_SECONDS_IN_JIFFIES; i++) {
      jvmEngine.open().jiffies(1);
      for (short sample : jvmEngine.open().samples().take()) {
        int difference = Math.abs(sample - compiledSamples.get(compared++));
        different += difference == 0 ? 0 : 1;
        maxDifference = Math.max(maxDifference, difference);
        silent &= sample == 0;
      }
    }
    System.out.println(
        "SameGameIT: %s: %d of %d samples differ, by at most %d"
            .formatted(compiled, different, compared, maxDifference));
    assertThat(compiledSamples.capacity()).isEqualTo(compared).isGreaterThan(99 * 2 * 4_410);
    assertThat(silent).isFalse();
    assertThat(maxDifference).isLessThanOrEqualTo(compiled instanceof NodeEngine ? 4 : 0);
  }

  private String hash() {
    return FrameHash.of(jvmEngine.open().timedSession().painter().frame());
  }
}
