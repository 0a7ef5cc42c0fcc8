package org.bowsprit.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.bowsprit.engine.journal.JournalReader;
import org.bowsprit.render.FrameHash;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine as JavaScript, in Node, plays the game that this machine's Java plays. */
class SameGameIT {

  private static final Path RUNS = Path.of("../engine/src/test/resources/reference");

  private final Engine here = new Engine("0.0.0");
  private NodeEngine there;

  @TempDir private Path folder;

  @BeforeEach
  void begin() throws IOException {
    there = new NodeEngine();
  }

  @AfterEach
  void end() {
    there.close();
  }

  private void open(String game, int bootParameter) throws IOException {
    GameFolder files = GameFolder.of(game);
    files.giveTo(here);
    here.open("game", "", new StartSettings("", 0, bootParameter, -1, false), "", 44_100);
    there.ask(
        "open",
        Map.of("folder", files.path().toString(), "seed", 0, "bootParameter", bootParameter));
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
    open(game, bootParameter);
    here.beginRerun(input, 0, bootParameter);
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < ticks; i++) {
      expected.add(here.rerun().tick());
    }
    expected.add(here.rerun().sound());

    String played =
        there.ask(
            "run",
            Map.of("input", input, "seed", 0, "bootParameter", bootParameter, "ticks", ticks));

    assertThat(List.of(played.split("\n", -1))).isEqualTo(expected);
    System.out.println(
        "SameGameIT: %s %s, %d frames, %d of them different, sound %s"
            .formatted(
                game,
                session,
                ticks,
                new HashSet<>(expected).size() - 1,
                expected.get(expected.size() - 1)));
  }

  @Test
  void aSaveOfThisMachineGoesOnThereInTheMiddleOfAWalk() throws IOException {
    open("walklab", 0);
    Path file = folder.resolve("walk.save");
    here.open().tick(60);
    here.open().played().input(new Input.Click(250, 120, Input.Button.LEFT));
    here.open().tick(12);
    Files.write(file, here.open().save("here"));
    here.open().load(Files.readAllBytes(file));
    there.ask("load", Map.of("file", file.toString()));

    for (int i = 0; i < 40; i++) {
      here.open().tick(1);
      assertThat(there.ask("tick", Map.of("count", 1))).as("frame " + i).isEqualTo(hash());
    }
  }

  @Test
  void aSaveFromThereGoesOnHere() throws IOException {
    open("walklab", 0);
    Path file = folder.resolve("there.save");
    there.ask("tick", Map.of("count", 60));
    there.ask("click", Map.of("x", 250, "y", 120));
    there.ask("tick", Map.of("count", 12));
    there.ask("save", Map.of("file", file.toString()));
    here.open().load(Files.readAllBytes(file));

    there.ask("load", Map.of("file", file.toString()));
    for (int i = 0; i < 40; i++) {
      here.open().tick(1);
      assertThat(there.ask("tick", Map.of("count", 1))).as("frame " + i).isEqualTo(hash());
    }
  }

  @Test
  void aRecordingOfThereIsMetHere() throws IOException {
    open("walklab", 0);
    there.ask("tick", Map.of("count", 60));
    there.ask("record", Map.of());
    there.ask("click", Map.of("x", 250, "y", 120));
    String last = there.ask("tick", Map.of("count", 80));
    String journal = there.ask("endRecord", Map.of());

    here.open("game", "", new StartSettings("", 0, 0, -1, false), journal, 44_100);
    here.open().tick(80);

    assertThat(hash()).isEqualTo(last);
    assertThat(here.open().takeNotes()).containsExactly("The recording was met to its end.");
    assertThat(JournalReader.read(journal.lines().toList()).checkpoints()).isNotEmpty();
  }

  private String hash() {
    return FrameHash.of(here.open().played().painter().frame());
  }
}
