package org.bowsprit.integration.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.bowsprit.actors.WalkStyle;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.JournalReader;
import org.bowsprit.integration.Checkout;
import org.bowsprit.integration.games.GameRun.RunParameters;
import org.bowsprit.render.FrameHash;
import org.bowsprit.web.NodeEngine;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Records random games in Java and replays them with the page's engine. Tests that they show the
 * same pictures and reach the same states there.
 *
 * <p>{@code -Dbowsprit.games.count=100} plays more games, {@code -Dbowsprit.games.first=31} starts
 * with another seed.
 */
class RandomGamesOnThePageIT {

  private static final long FIRST = Long.getLong("bowsprit.games.first", 1);
  private static final int COUNT = Integer.getInteger("bowsprit.games.count", 14);

  @TempDir private static Path folder;
  private static NodeEngine page;

  private final LabAssets assets = new LabAssets();

  /** The ways to play that the page supports: each router with only its own walk style. */
  private final List<RoutingMode> modes =
      RoutingMode.all().stream()
          .filter(mode -> mode.style() == WalkStyle.of(mode.router()))
          .toList();

  @BeforeAll
  static void startNode() throws IOException {
    page = new NodeEngine(Checkout.root().resolve("modules/web"));
  }

  @AfterAll
  static void endNode() {
    page.close();
  }

  static LongStream seeds() {
    return LongStream.range(FIRST, FIRST + COUNT);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void thePageReplaysARecordingToItsEnd(long seed) throws IOException {
    RoutingMode mode = modes.get((int) Math.floorMod(seed, (long) modes.size()));
    RunParameters match = new RunParameters(seed, new RandomGame(seed, assets), mode);
    List<String> expected = new ArrayList<>();
    List<String> journal = play(match, expected);

    Path files = Files.createDirectory(folder.resolve(Long.toString(seed)));
    match.game().writeInto(files);
    page.request(
        "open",
        Map.of(
            "folder",
            files.toString(),
            "seed",
            seed,
            "bootParameter",
            0,
            "journal",
            String.join("\n", journal)));
    // The recording ends where scripts load a game.
    long ticks = JournalReader.read(journal).ticks();
    for (int i = 0; i < ticks; i++) {
      assertThat(page.request("tick", Map.of("count", 1)))
          .as("picture of iteration %d, %s", i, mode)
          .isEqualTo(expected.get(i));
    }
    assertThat(page.request("notices", Map.of()))
        .contains("The replay equals the recording to its end.");
  }

  /** Plays a game until it requests to end, as a page does, and returns its recording. */
  private static List<String> play(RunParameters match, List<String> pictures) {
    GameRun run = GameRun.boot(match, new SessionListener() {});
    while (run.iteration() < RandomGames.ITERATIONS && !run.hasEnded()) {
      run.tick();
      pictures.add(FrameHash.of(run.frame()));
    }
    return run.endRecording();
  }
}
