package org.bowsprit.integration.boot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.fixture.LpakWriter;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameTitle;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.bowsprit.vm.FaultPolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests a game whose scripts begin like the scripts of Monkey Island 1. The game is read from an
 * archive like that of the Special Edition.
 */
class MonkeyBootTest {

  private static final int ITERATIONS = 5_000;

  @TempDir private Path folder;

  private Path archive() throws IOException {
    byte[] archiveBytes =
        new LpakWriter()
            .addMember("art/unread.dxt", new byte[100])
            .addGame("en", "monkey1", new MonkeyBootGame().write())
            .toBytes();
    return Files.write(folder.resolve("Monkey1.pak"), archiveBytes);
  }

  @ParameterizedTest
  @EnumSource(FaultPolicy.class)
  void theGameRunsWithoutFaultsUnderBothFaultPolicies(FaultPolicy policy) throws IOException {
    Game game = new GameOpener().open(archive());
    assertThat(game.identity().title()).isEqualTo(GameTitle.MONKEY1);
    GameSession session =
        GameSession.boot(
            GameSetup.headless(game.resources(), new BoxGraphProvider())
                .withFacts(GameFacts.of(game))
                .withFaultPolicy(policy));
    assertThat(session.interruption()).as("the message box before the first room").isPresent();
    assertThat(session.world().room()).isZero();
    session.tick();
    session.input(new Input.Key(' '));

    Set<Integer> rooms = new HashSet<>();
    for (int i = 1; i < ITERATIONS; i++) {
      session.tick();
      rooms.add(session.world().room());
    }

    assertThat(session.faults()).isEmpty();
    assertThat(rooms)
        .contains(
            MonkeyBootGame.LOGO_ROOM, MonkeyBootGame.LOOKOUT_ROOM, MonkeyBootGame.CLEARING_ALIAS);
    assertThat(session.machine().variables().read(MonkeyBootGame.DISC_VARIABLE)).isEqualTo(1);
    assertThat(session.machine().variables().read(MonkeyBootGame.ROUNDS_VARIABLE)).isGreaterThan(3);
    assertThat(session.machine().cursorCounter()).isEqualTo(1);
    assertThat(session.machine().userputCounter()).isEqualTo(1);
  }

  @Test
  void theTitleTextIsDrawn() throws IOException {
    FramePainter painter = new FramePainter(bound -> 0);
    Game game = new GameOpener().open(archive());
    GameSession session =
        GameSession.boot(
            GameSetup.headless(game.resources(), new BoxGraphProvider())
                .withFacts(GameFacts.of(game))
                .withPainter(painter));
    session.tick();
    session.input(new Input.Key(' '));
    for (int i = 0; i < 10 && session.world().room() == 0; i++) {
      session.tick();
    }
    assertThat(session.world().room()).isEqualTo(MonkeyBootGame.LOGO_ROOM);
    byte[] pixelsBefore = painter.frame().pixels().clone();
    session.tick();
    session.tick();

    byte[] pixelsAfter = painter.frame().pixels();
    Set<Integer> changedRows = new HashSet<>();
    for (int i = 0; i < pixelsAfter.length; i++) {
      if (pixelsAfter[i] != pixelsBefore[i]) {
        changedRows.add(i / Frame.WIDTH);
      }
    }
    assertThat(changedRows).isNotEmpty().allMatch(row -> row > 50 && row < 80);
  }
}
