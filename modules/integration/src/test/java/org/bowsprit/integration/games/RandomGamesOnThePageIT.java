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
 * Tests that the engine of the page replays random games that were recorded in Java. The page must
 * show the same pictures and reach the same states.
 *
 * <p>The property {@code bowsprit.games.count} sets the number of games, and {@code
 * bowsprit.games.first} sets the first seed.
 */
class RandomGamesOnThePageIT {

  private static final long FIRST_SEED = Long.getLong("bowsprit.games.first", 1);
  private static final int GAME_COUNT = Integer.getInteger("bowsprit.games.count", 14);

  @TempDir private static Path folder;
  private static NodeEngine pageEngine;

  private final LabAssets assets = new LabAssets();

  /** The routing modes that the page supports: each router with only its own walk style. */
  private final List<RoutingMode> modes =
      RoutingMode.all().stream()
          .filter(mode -> mode.style() == WalkStyle.of(mode.router()))
          .toList();

  @BeforeAll
  static void startNode() throws IOException {
    pageEngine = new NodeEngine(Checkout.root().resolve("modules/web"));
  }

  @AfterAll
  static void endNode() {
    pageEngine.close();
  }

  static LongStream seeds() {
    return LongStream.range(FIRST_SEED, FIRST_SEED + GAME_COUNT);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void thePageReplaysARecordingToItsEnd(long seed) throws IOException {
    RoutingMode mode = modes.get((int) Math.floorMod(seed, (long) modes.size()));
    RunParameters parameters = new RunParameters(seed, new RandomGame(seed, assets), mode);
    List<String> expectedPictures = new ArrayList<>();
    List<String> journal = record(parameters, expectedPictures);

    Path gameFolder = Files.createDirectory(folder.resolve(Long.toString(seed)));
    parameters.game().writeInto(gameFolder);
    pageEngine.request(
        "open",
        Map.of(
            "folder",
            gameFolder.toString(),
            "seed",
            seed,
            "bootParameter",
            0,
            "journal",
            String.join("\n", journal)));
    // The recording ends where scripts load a game.
    long ticks = JournalReader.read(journal).ticks();
    for (int i = 0; i < ticks; i++) {
      assertThat(pageEngine.request("tick", Map.of("count", 1)))
          .as("the picture of iteration %d in the mode %s", i, mode)
          .isEqualTo(expectedPictures.get(i));
    }
    assertThat(pageEngine.request("notices", Map.of()))
        .contains("The replay equals the recording to its end.");
  }

  /**
   * Plays a game until it requests to end, as a page does, and returns its recording. Adds a hash
   * of each frame to {@code pictures}.
   */
  private static List<String> record(RunParameters parameters, List<String> pictures) {
    GameRun run = GameRun.boot(parameters, new SessionListener() {});
    while (run.iteration() < RandomGames.ITERATIONS_PER_GAME && !run.hasRequestedEnd()) {
      run.tick();
      pictures.add(FrameHash.of(run.frame()));
    }
    return run.endRecording();
  }
}
