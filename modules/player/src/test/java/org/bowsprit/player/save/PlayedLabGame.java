package org.bowsprit.player.save;

import java.nio.file.Path;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.player.LabGames;

/** A lab game that has been played for a while. It can be saved. */
final class PlayedLabGame {

  final Game game;
  final GameSession session;
  final FramePainter painter = new FramePainter(bound -> 0);
  final SaveFactory factory;
  private long clock = 1_000;

  PlayedLabGame(String name) {
    this(LabGames.folder(name), 100);
  }

  PlayedLabGame(Path folder, int bootParameter) {
    game = new GameOpener().open(folder);
    factory = new SaveFactory(game, "0.1.0", () -> clock++);
    session =
        GameSession.boot(
            GameSetup.headless(game.resources(), new BoxGraphProvider())
                .withBootParameter(bootParameter)
                .withPainter(painter));
    play(40);
  }

  void play(int ticks) {
    for (int i = 0; i < ticks; i++) {
      session.tick();
    }
  }

  SavedGame save(String title) {
    return factory.create(session.snapshot(), painter.frame(), title);
  }

  SaveSlots slots(Path folder) {
    return new SaveSlots(folder, game.identity().md5());
  }
}
