package org.bowsprit.export.web;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.Cover;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.files.GameFiles;
import org.bowsprit.format.game.Detection;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameLoader;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Frame;

/** The beginning of a game: its cover, and the bytes of its files that its first seconds use. */
final class Beginning {

  /** The length of the beginning, fifteen seconds: most titles offer their menu by then. */
  private static final long JIFFIES = 900;

  private final Map<String, BitSet> blocks;
  private Optional<Frame> cover = Optional.empty();

  private Beginning(Map<String, BitSet> blocks) {
    this.blocks = blocks;
  }

  /** Plays the beginning of the game that some files are; of each game, if they are several. */
  static Beginning of(GameFiles files) {
    Watched watched = new Watched(files, new HashMap<>());
    Beginning beginning = new Beginning(watched.blocks());
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

  /**
   * Files whose reads are noted. None is read as a whole.
   *
   * @param blocks the blocks that were read, by name
   */
  private record Watched(GameFiles files, Map<String, BitSet> blocks) implements GameFiles {

    @Override
    public String name() {
      return files.name();
    }

    @Override
    public List<String> names() {
      return files.names();
    }

    @Override
    public long size(String name) {
      return files.size(name);
    }

    @Override
    public byte[] read(String name, long offset, int length) {
      byte[] bytes = files.read(name, offset, length);
      long last = Math.max(offset, offset + bytes.length - 1);
      blocks
          .computeIfAbsent(name, unseen -> new BitSet())
          .set((int) (offset / PiecedFile.BLOCK), (int) (last / PiecedFile.BLOCK) + 1);
      return bytes;
    }

    @Override
    public boolean isArriving(String name) {
      return true;
    }
  }
}
