package org.bowsprit.player.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReloadTest {

  @TempDir private Path folder;

  private final List<String> notes = new ArrayList<>();
  private FramePainter painter;

  private GameResources built(String file, String what, String instead) throws IOException {
    StarterGame.sources("A").write(folder);
    Path changed = folder.resolve(file);
    Files.writeString(changed, Files.readString(changed).replace(what, instead));
    return built();
  }

  private GameResources built() throws IOException {
    SourceTree sources = SourceTree.read(folder);
    GameWriter.Files files =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE)
            .build(sources)
            .game()
            .orElseThrow()
            .write();
    return GameResources.of(files.index(), files.data());
  }

  private GameSetup setup(GameResources game) {
    painter = new FramePainter(bound -> 0);
    return GameSetup.headless(game, new BoxGraphProvider()).withPainter(painter);
  }

  private static void play(GameSession session, int ticks) {
    IntStream.range(0, ticks).forEach(tick -> session.tick());
  }

  @Test
  void aGameWithOtherArtGoesOnWhereItWas() throws IOException {
    GameResources old = built("rooms/cabin/boxes.txt", "", "");
    Reload reload = new Reload(null, notes::add);
    GameSession session = reload.begin(setup(old));
    play(session, 60);
    byte[] seen = painter.frame().pixels().clone();
    reload.keep(session, old);

    Path cabin = folder.resolve("rooms/cabin");
    Files.copy(
        cabin.resolve("door-2.png"),
        cabin.resolve("door-1.png"),
        StandardCopyOption.REPLACE_EXISTING);
    GameResources repainted = built();
    GameSession next = reload.begin(setup(repainted));
    play(next, 1);

    assertThat(notes).containsExactly("built anew; the game goes on");
    assertThat(next.ticks()).isEqualTo(61);
    assertThat(painter.frame().pixels()).isNotEqualTo(seen);
  }

  @Test
  void theSameGameBuiltAnewLooksTheSame() throws IOException {
    GameResources old = built("rooms/cabin/boxes.txt", "", "");
    Reload reload = new Reload(null, notes::add);
    GameSession session = reload.begin(setup(old));
    play(session, 60);
    reload.keep(session, old);
    play(session, 5);
    byte[] seen = painter.frame().pixels().clone();

    GameSession next = reload.begin(setup(built("rooms/cabin/boxes.txt", "", "")));
    play(next, 5);

    assertThat(painter.frame().pixels()).isEqualTo(seen);
  }

  @Test
  void aGameWithOtherScriptsBeginsAnew() throws IOException {
    GameResources old = built("rooms/cabin/boxes.txt", "", "");
    Reload reload = new Reload(null, notes::add);
    GameSession session = reload.begin(setup(old));
    play(session, 60);
    reload.keep(session, old);

    GameSession next =
        reload.begin(setup(built("rooms/cabin/room.bow", "still at anchor", "under sail")));

    assertThat(notes).containsExactly("built anew; scripts have changed, so the game begins anew");
    assertThat(next.ticks()).isZero();
  }

  @Test
  void aNewIndexFileIsNoticed() throws IOException {
    Path index = Files.writeString(folder.resolve("GAME.000"), "old");
    Files.setLastModifiedTime(index, FileTime.fromMillis(1000));
    Reload reload = new Reload(index, notes::add);
    assertThat(IntStream.range(0, 60).anyMatch(round -> reload.isDue())).isFalse();

    Files.setLastModifiedTime(index, FileTime.fromMillis(9000));

    assertThat(IntStream.range(0, 60).anyMatch(round -> reload.isDue())).isTrue();
  }
}
