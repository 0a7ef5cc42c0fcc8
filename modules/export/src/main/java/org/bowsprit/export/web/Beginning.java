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
final class Beginning {

  /** The length of the beginning: fifteen seconds. Most games show their menu within this time. */
  private static final long JIFFIES = 900;

  private final GameFiles files;
  private final Map<String, BitSet> blocks = new HashMap<>();
  private Optional<Frame> cover = Optional.empty();

  private Beginning(GameFiles files) {
    this.files = files;
  }

  /** Plays the beginning of each game that the files contain. */
  static Beginning of(GameFiles files) {
    Beginning beginning = new Beginning(files);
    GameFiles watched = new WatchedFiles(files, true, beginning::read);
    GameLoader loader = new GameLoader();
    for (Detection detection : loader.look(watched)) {
      if (detection instanceof Detection.Found found) {
        beginning.play(loader.open(found));
      }
    }
    return beginning;
  }

  private void play(Game game) {
    GameSetup setup = GameSetup.headless(game.resources(), new BoxGraphProvider());
    Optional<Frame> shown = Cover.of(setup);
    cover = cover.or(() -> shown);
    GameSession session = GameSession.boot(setup);
    for (long played = 0; played < JIFFIES && session.fault().isEmpty(); ) {
      session.tick();
      played += Math.max(1, session.jiffies());
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

  private void read(String file, long offset, int length) {
    int first = (int) (offset / GameFiles.BLOCK);
    long last = (Math.min(offset + length, files.size(file)) - 1) / GameFiles.BLOCK;
    blocks
        .computeIfAbsent(file, unseen -> new BitSet())
        .set(first, (int) Math.max(first, last) + 1);
  }
}
