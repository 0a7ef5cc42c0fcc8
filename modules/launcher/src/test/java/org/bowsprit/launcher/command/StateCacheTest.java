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

/**
 * Tests the file with stored states of a replay, which has space for a limited number of states.
 */
class StateCacheTest {

  private final List<SavedGame> savedGames = new ArrayList<>();
  private final List<Journal.Checkpoint> checkpoints = new ArrayList<>();
  @TempDir private Path folder;
  private Journal journal;
  private long stateBytes;

  /** Plays a recording with a checkpoint every ten iterations. */
  private void playRecording() {
    Game game = new GameOpener().open(LabGames.folder("walklab"));
    SaveFactory saveFactory = SaveFactory.of(game, "1");
    StateHash hash = new StateHash();
    GameSession session =
        GameSession.boot(
            GameSetup.headless(game.resources(), new BoxGraphProvider()).withBootParameter(100));
    while (savedGames.size() < 4) {
      for (int i = 0; i < 10; i++) {
        session.tick();
      }
      savedGames.add(saveFactory.create(session.snapshot(), new Frame(), ""));
      checkpoints.add(
          new Journal.Checkpoint(session.ticks(), hash.of(session.snapshot()), Optional.empty()));
    }
    stateBytes = new SaveFormat().write(savedGames.get(3)).length;
    journal =
        new Journal(
            Journal.Origin.of(game.identity().md5(), "1", BoxGraphProvider.ID, 0, 100, -1),
            Optional.empty(),
            session.ticks(),
            List.of(),
            checkpoints);
  }

  private StateCache openCache() {
    // The file has space for three states, but not for four.
    return StateCache.of(folder.resolve("recording.txt"), stateBytes * 7 / 2);
  }

  private boolean isStored(int index) {
    Journal journalWithOneCheckpoint =
        new Journal(
            journal.origin(),
            Optional.empty(),
            journal.ticks(),
            List.of(),
            List.of(checkpoints.get(index)));
    return openCache().lastAtOrBefore(journalWithOneCheckpoint, journal.ticks()).isPresent();
  }

  @Test
  void theLeastRecentlyUsedStateIsRemovedIfThereIsTooLittleSpace() {
    playRecording();
    StateCache cache = openCache();
    for (int i = 0; i < 3; i++) {
      cache.store(checkpoints.get(i), savedGames.get(i));
    }
    cache.write();

    StateCache reopenedCache = openCache();
    assertThat(reopenedCache.lastAtOrBefore(journal, checkpoints.get(0).tick())).isPresent();
    reopenedCache.store(checkpoints.get(3), savedGames.get(3));
    reopenedCache.write();

    assertThat(isStored(0)).as("the state that was read last is stored").isTrue();
    assertThat(isStored(1)).as("the least recently used state is stored").isFalse();
    assertThat(isStored(2)).isTrue();
    assertThat(isStored(3)).isTrue();
  }
}
