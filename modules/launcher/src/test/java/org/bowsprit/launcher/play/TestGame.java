package org.bowsprit.launcher.play;

import java.io.StringWriter;
import java.util.List;
import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.InputScript;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.format.game.GameOpener;
import org.bowsprit.launcher.LauncherRun;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;

/** A laboratory game, booted and ready to be played. */
final class TestGame {

  private final StringWriter record = new StringWriter();
  private final FramePainter painter = new FramePainter(bound -> 0);
  private final PauseLayer pause = new PauseLayer();
  private final PlayHost host = new PlayHost();
  private final GameSession session;
  private final PlayedGame played;

  /** The walking laboratory with recorded input. */
  TestGame(String... replay) {
    this("walklab", 0, replay);
  }

  /** A laboratory game from a place that its boot parameter chooses. */
  TestGame(String name, int bootParameter, String... replay) {
    GameSetup setup =
        GameSetup.headless(
                new GameOpener().open(LauncherRun.labGame(name)).resources(),
                new BoxGraphProvider())
            .withBootParameter(bootParameter)
            .withHost(host)
            .withPainter(painter);
    session = GameSession.boot(setup);
    played =
        new PlayedGame(
            session,
            painter,
            InputScript.parse(List.of(replay)),
            new InputRecorder(record),
            host::hasEnded);
  }

  PlayedGame played() {
    return played;
  }

  GameSession session() {
    return session;
  }

  FramePainter painter() {
    return painter;
  }

  PauseLayer pause() {
    return pause;
  }

  PlayHost host() {
    return host;
  }

  /** What the player did, as an input file has it. */
  List<String> recorded() {
    return record.toString().lines().toList();
  }
}
