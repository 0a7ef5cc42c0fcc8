package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.StateHash;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.player.LabGames;
import org.bowsprit.player.save.SaveFactory;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StateCacheTest {

  private final List<SavedGame> games = new ArrayList<>();
  private final List<Journal.Checkpoint> checkpoints = new ArrayList<>();
  @TempDir private Path folder;
  private Journal journal;
  private long stateBytes;

  /** Plays a recording with a checkpoint every ten iterations. */
  private void play() {
    Game game = new GameOpener().open(LabGames.folder("walklab"));
    SaveFactory maker = SaveFactory.of(game, "1");
    StateHash hash = new StateHash();
    GameSession session =
        GameSession.boot(
            GameSetup.headless(game.resources(), new BoxGraphProvider()).withBootParameter(100));
    while (games.size() < 4) {
      for (int i = 0; i < 10; i++) {
        session.tick();
      }
      games.add(maker.create(session.snapshot(), new Frame(), ""));
      checkpoints.add(
          new Journal.Checkpoint(session.ticks(), hash.of(session.snapshot()), Optional.empty()));
    }
    stateBytes = new SaveFormat().write(games.get(3)).length;
    journal =
        new Journal(
            Journal.Origin.of(game.identity().md5(), "1", BoxGraphProvider.ID, 0, 100, -1),
            Optional.empty(),
            session.ticks(),
            List.of(),
            checkpoints);
  }

  private StateCache open() {
    // There is space for three states, but not for four.
    return StateCache.of(folder.resolve("recording.txt"), stateBytes * 7 / 2);
  }

  private boolean isStored(int index) {
    Journal single =
        new Journal(
            journal.origin(),
            Optional.empty(),
            journal.ticks(),
            List.of(),
            List.of(checkpoints.get(index)));
    return open().lastAtOrBefore(single, journal.ticks()).isPresent();
  }

  @Test
  void theLeastRecentlyUsedStateIsRemovedIfThereIsTooLittleSpace() {
    play();
    StateCache first = open();
    for (int i = 0; i < 3; i++) {
      first.store(checkpoints.get(i), games.get(i));
    }
    first.write();

    StateCache second = open();
    assertThat(second.lastAtOrBefore(journal, checkpoints.get(0).tick())).isPresent();
    second.store(checkpoints.get(3), games.get(3));
    second.write();

    assertThat(isStored(0)).as("used since").isTrue();
    assertThat(isStored(1)).as("the oldest state").isFalse();
    assertThat(isStored(2)).isTrue();
    assertThat(isStored(3)).isTrue();
  }
}
