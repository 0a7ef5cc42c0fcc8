package org.bowsprit.export.web;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.Cover;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.files.WatchedFiles;
import org.bowsprit.format.game.Detection;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameLoader;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Frame;

/**
 * Plays the beginning of a game. The result is the cover of the game, and the blocks of its files
 * that were read.
 */
final class GameOpening {

  /** The length of the beginning: fifteen seconds. Most games show their menu within this time. */
  private static final long OPENING_JIFFIES = 900;

  private final GameFiles files;
  private final Map<String, BitSet> blocks = new HashMap<>();
  private Optional<Frame> cover = Optional.empty();

  private GameOpening(GameFiles files) {
    this.files = files;
  }

  /** Plays the beginning of each game that the files contain. */
  static GameOpening of(GameFiles files) {
    GameOpening beginning = new GameOpening(files);
    GameFiles watched = new WatchedFiles(files, true, beginning::recordRead);
    GameLoader loader = new GameLoader();
    for (Detection detection : loader.detectGames(watched)) {
      if (detection instanceof Detection.Found found) {
        beginning.play(loader.open(found));
      }
    }
    return beginning;
  }

  private void play(Game game) {
    GameSetup setup = GameSetup.headless(game.resources(), new BoxGraphProvider());
    Optional<Frame> frame = Cover.of(setup);
    cover = cover.or(() -> frame);
    GameSession session = GameSession.boot(setup);
    for (long playedJiffies = 0; playedJiffies < OPENING_JIFFIES && session.fault().isEmpty(); ) {
      session.tick();
      playedJiffies += Math.max(1, session.jiffies());
    }
  }

  /** Returns the cover; empty if all pictures are blank. */
  Optional<Frame> cover() {
    return cover;
  }

  /** Returns the numbers of the blocks of a file that were read. */
  BitSet blocks(String file) {
    return blocks.getOrDefault(file, new BitSet());
  }

  private void recordRead(String file, long offset, int length) {
    int first = (int) (offset / GameFiles.BLOCK_BYTES);
    long last = (Math.min(offset + length, files.size(file)) - 1) / GameFiles.BLOCK_BYTES;
    blocks.computeIfAbsent(file, name -> new BitSet()).set(first, (int) Math.max(first, last) + 1);
  }
}
