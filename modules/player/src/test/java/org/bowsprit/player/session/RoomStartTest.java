package org.bowsprit.player.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.bowsprit.actors.Actor;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.GameHost;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Test;

/** Tests starting a game in a given room, after its introduction has been skipped. */
class RoomStartTest {

  private static final int DECK = 2;

  /**
   * Returns the starter game with a second room, and with a cutscene of half a minute before the
   * player can act.
   */
  private static GameResources gameResources() {
    return gameResources("");
  }

  private static GameResources gameResources(String firstStatements) {
    NavigableMap<String, Bytes> files = new TreeMap<>(StarterGame.sources("Rooms").files());
    String script = new SourceTree(files).text("game.bow").orElseThrow();
    String beginning = "  put hero at 60, 134 in cabin\n";
    assertThat(script).contains(beginning);
    put(
        files,
        "game.bow",
        script.replace(
            beginning,
            firstStatements
                + "  cutscene {\n    delay 30 seconds\n  } override {\n  }\n"
                + beginning));
    put(files, "rooms/deck/room.bow", "room deck @ 2 { size 320, 144 }\n");
    put(
        files,
        "rooms/deck/boxes.txt",
        """
        box 0 none
        box 1 (0,90) (9,90) (9,99) (0,99) invisible
        box 2 (10,100) (110,100) (110,120) (10,120)
        """);
    BuildResult result =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE)
            .build(new SourceTree(files));
    GameWriter.Files gameFiles = result.game().orElseThrow().write();
    return GameResources.of(gameFiles.index(), gameFiles.data());
  }

  private static void put(NavigableMap<String, Bytes> files, String path, String text) {
    files.put(path, Bytes.wrap(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void theIntroductionIsSkippedAndTheEgoStandsInTheFirstOpenBox() {
    SessionStart bootStart = setup -> JournalPlayer.ofInput(GameSession.boot(setup), List.of());
    GameSetup setup = GameSetup.headless(gameResources(), new BoxGraphProvider());

    GameSession session = new RoomStart(bootStart, DECK).begin(setup).session();

    assertThat(session.ticks()).isLessThan(100);
    assertThat(session.world().room()).isEqualTo(DECK);
    Actor ego = session.world().cast().actor(1);
    assertThat(ego.room()).isEqualTo(DECK);
    assertThat(List.of(ego.x(), ego.y())).isEqualTo(List.of(60, 110));
    for (int tick = 0; tick < 300; tick++) {
      session.tick();
    }
    assertThat(session.world().room()).isEqualTo(DECK);
    assertThat(session.faults()).isEmpty();
  }

  /** The script continues a saved game, as the first choice in the title of Gannet Rock does. */
  @Test
  void theSaveOfTheGameIsNeitherLoadedNorOverwritten() {
    GameHost host = mock(GameHost.class);
    String script =
        """
          saveLoad(2, 1)
          yield
          if VAR_GAME_LOADED == 204 { saveLoad(1, 1) }
        """;
    SessionStart bootStart = setup -> JournalPlayer.ofInput(GameSession.boot(setup), List.of());
    GameSetup setup =
        GameSetup.headless(gameResources(script), new BoxGraphProvider()).withHost(host);
    SessionStart start = new IsolatedStart(new RoomStart(bootStart, DECK));

    GameSession session = start.begin(setup).session();
    start.replacedBy(SessionStart.of(GameSession::boot)).begin(setup).session().tick();

    assertThat(session.world().room()).isEqualTo(DECK);
    verify(host, never()).load();
    verify(host, never()).save(any());
  }
}
