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
import org.bowsprit.player.control.Arrow;
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
  private static final int TEN_SECONDS = 600;

  @TempDir private static Path folder;
  private static final List<EngineElsewhere> ENGINES = new ArrayList<>();

  private final Engine here = new Engine("0.0.0");

  @BeforeAll
  static void begin() throws IOException {
    ENGINES.add(new NodeEngine(Path.of("")));
    if (ChromiumEngine.executable().isPresent()) {
      ENGINES.add(new ChromiumEngine(Files.createDirectory(folder.resolve("profile"))));
    } else {
      System.out.println("SameGameIT: no chromium: WebAssembly is not compared");
    }
  }

  @AfterAll
  static void end() {
    ENGINES.forEach(EngineElsewhere::close);
    ENGINES.clear();
  }

  static Stream<EngineElsewhere> engines() {
    return ENGINES.stream();
  }

  private void openHere(GameFolder files, int bootParameter) throws IOException {
    files.giveTo(here);
    openHere(bootParameter, "");
  }

  private void openHere(int bootParameter, String journal) {
    StartSettings how =
        new StartSettings("", 0, bootParameter, -1, false, SpeechMode.VOICE_AND_TEXT);
    here.open("game", "", how, journal, 44_100);
  }

  private void openThere(EngineElsewhere there, GameFolder files, int bootParameter, String journal)
      throws IOException {
    there.ask(
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

  private void open(EngineElsewhere there, String game) throws IOException {
    GameFolder files = GameFolder.of(game);
    openHere(files, 0);
    openThere(there, files, 0, "");
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
    everyFrameIsTheSame(GameFolder.of(game), input, bootParameter, ticks);
  }

  @Test
  void gannetRockIsTheSameFromTheTitleToTheEnd() throws IOException {
    BuildResult built =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE)
            .build(SourceTree.read(GANNET_ROCK.resolve("sources")));
    Path game = folder.resolve("gannet-rock");
    BuiltFiles.of("GANNET", built).writeInto(game);
    String input = Files.readString(GANNET_ROCK.resolve("playthrough.txt"));
    everyFrameIsTheSame(new GameFolder(game), input, 0, lastTick(input) + 1);
    assertThat(here.rerun().room()).isEqualTo(roomOf(built, "closing"));
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

  private void everyFrameIsTheSame(GameFolder files, String input, int bootParameter, int ticks)
      throws IOException {
    openHere(files, bootParameter);
    here.beginRerun("", input, 0, bootParameter);
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < ticks; i++) {
      assertThat(here.rerun().tick()).isTrue();
      expected.add(sha256(here.rerun().frame()));
    }
    expected.add(here.rerun().sound());
    for (EngineElsewhere there : ENGINES) {
      openThere(there, files, bootParameter, "");
      String played =
          there.ask(
              "run",
              Map.of("input", input, "seed", 0, "bootParameter", bootParameter, "ticks", ticks));
      assertThat(List.of(played.split("\n", -1))).as(there.toString()).isEqualTo(expected);
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
  void thePointerJumpsInTheBrowserAsOnTheJvm(EngineElsewhere there) throws IOException {
    open(there, "walklab");
    here.open().tick(60);
    there.ask("tick", Map.of("count", 60));
    List<String> jumps = new ArrayList<>();
    for (Hotspot from : here.open().session().hotspots()) {
      for (Arrow way : Arrow.values()) {
        jumps.add(here.view().jump(from.x(), from.y(), way));
        assertThat(there.ask("jump", Map.of("x", from.x(), "y", from.y(), "way", way)))
            .isEqualTo(jumps.get(jumps.size() - 1));
      }
    }
    assertThat(jumps).filteredOn(jump -> !jump.equals("null")).hasSizeGreaterThan(4);
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void aSaveOfTheJvmContinuesInTheBrowserInTheMiddleOfAWalk(EngineElsewhere there)
      throws IOException {
    open(there, "walklab");
    Path file = folder.resolve("walk.save");
    here.open().tick(60);
    here.open().played().input(new Input.Click(250, 120, Input.Button.LEFT));
    here.open().tick(12);
    Files.write(file, here.open().save("here"));
    bothGoOnFrom(file, there);
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void aSaveOfTheBrowserContinuesOnTheJvmInTheMiddleOfAWalk(EngineElsewhere there)
      throws IOException {
    open(there, "walklab");
    Path file = folder.resolve("there.save");
    there.ask("tick", Map.of("count", 60));
    there.ask("click", Map.of("x", 250, "y", 120));
    there.ask("tick", Map.of("count", 12));
    there.ask("save", Map.of("file", file.toString()));
    bothGoOnFrom(file, there);
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void aSaveOfTheJvmContinuesInTheBrowserInTheMiddleOfASentence(EngineElsewhere there)
      throws IOException {
    GameFolder files = GameFolder.of("artlab");
    openHere(files, 100);
    openThere(there, files, 100, "");
    Path file = folder.resolve("said.save");
    while (here.open().session().spoken().isEmpty()) {
      here.open().tick(1);
    }
    here.open().tick(2);
    assertThat(here.open().session().spoken()).isNotEmpty();
    Files.write(file, here.open().save("here"));
    bothGoOnFrom(file, there);
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void aSaveOfTheBrowserContinuesOnTheJvmInTheMiddleOfASentence(EngineElsewhere there)
      throws IOException {
    GameFolder files = GameFolder.of("artlab");
    openHere(files, 100);
    openThere(there, files, 100, "");
    Path file = folder.resolve("said-there.save");
    int silent = 0;
    while (here.open().session().spoken().isEmpty()) {
      here.open().tick(1);
      silent++;
    }
    there.ask("tick", Map.of("count", silent + 2));
    assertThat(there.ask("spoken", Map.of())).isNotEmpty();
    there.ask("save", Map.of("file", file.toString()));
    bothGoOnFrom(file, there);
  }

  private void bothGoOnFrom(Path save, EngineElsewhere there) throws IOException {
    here.open().load(Files.readAllBytes(save));
    there.ask("load", Map.of("file", save.toString()));
    for (int i = 0; i < 40; i++) {
      assertThat(there.ask("spoken", Map.of()))
          .as("spoken at frame " + i)
          .isEqualTo(here.open().session().spoken());
      here.open().tick(1);
      assertThat(there.ask("tick", Map.of("count", 1))).as("frame " + i).isEqualTo(hash());
    }
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void aRecordingOfTheBrowserReplaysOnTheJvm(EngineElsewhere there) throws IOException {
    open(there, "walklab");
    there.ask("tick", Map.of("count", 60));
    there.ask("record", Map.of());
    there.ask("click", Map.of("x", 250, "y", 120));
    String last = there.ask("tick", Map.of("count", 80));
    String journal = there.ask("endRecord", Map.of());

    openHere(0, journal);
    here.open().tick(80);

    assertThat(hash()).isEqualTo(last);
    assertThat(here.open().takeNotes())
        .containsExactly("The replay equals the recording to its end.");
    assertThat(JournalReader.read(journal.lines().toList()).checkpoints()).isNotEmpty();
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void aRecordingOfTheJvmReplaysInTheBrowser(EngineElsewhere there) throws IOException {
    GameFolder files = GameFolder.of("walklab");
    openHere(files, 0);
    here.open().tick(60);
    here.open().record();
    here.open().played().input(new Input.Click(250, 120, Input.Button.LEFT));
    here.open().tick(80);
    String last = hash();
    String journal = here.open().endRecord();

    openThere(there, files, 0, journal);

    assertThat(there.ask("tick", Map.of("count", 80))).isEqualTo(last);
    assertThat(there.ask("notices", Map.of()))
        .isEqualTo("The replay equals the recording to its end.");
  }

  /**
   * JavaScript stores floats as doubles, which changes the last bits of the synthesizer's output.
   */
  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("engines")
  void theSamplesAreThoseOfTheDesktop(EngineElsewhere there) throws IOException {
    open(there, "soundlab");
    here.open().samples().setOpen(true);
    Path file = folder.resolve("samples");
    there.ask("hear", Map.of("jiffies", TEN_SECONDS, "file", file.toString()));
    ShortBuffer heard =
        ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN).asShortBuffer();
    int most = 0;
    int different = 0;
    boolean silent = true;
    int compared = 0;
    for (int i = 0; i < TEN_SECONDS; i++) {
      here.open().jiffies(1);
      for (short sample : here.open().samples().take()) {
        int difference = Math.abs(sample - heard.get(compared++));
        different += difference == 0 ? 0 : 1;
        most = Math.max(most, difference);
        silent &= sample == 0;
      }
    }
    System.out.println(
        "SameGameIT: %s: %d of %d samples differ, by at most %d"
            .formatted(there, different, compared, most));
    assertThat(heard.capacity()).isEqualTo(compared).isGreaterThan(99 * 2 * 4_410);
    assertThat(silent).isFalse();
    assertThat(most).isLessThanOrEqualTo(there instanceof NodeEngine ? 4 : 0);
  }

  private String hash() {
    return FrameHash.of(here.open().played().painter().frame());
  }
}
