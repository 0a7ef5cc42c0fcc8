package org.bowsprit.witness;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.playtest.selfcheck.CheckedScene;
import org.bowsprit.playtest.selfcheck.SelfCheck;

/**
 * The game Witness, which the kit builds from a folder of sources. Its thirty scenes check the
 * rules of the engine.
 */
final class Witness {

  static final Path SOURCES = Path.of("sources");
  private static final int MAX_TICKS = 100_000;

  private final GameResources resources;

  private Witness(GameResources resources) {
    this.resources = resources;
  }

  static Witness build(Path sources) {
    try {
      BuildResult result =
          new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE)
              .build(SourceTree.read(sources));
      GameWriter.Files files =
          result.game().orElseThrow(() -> new AssertionError(result.diagnostics())).write();
      return new Witness(GameResources.of(files.index(), files.data()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the resources of the game. */
  GameResources resources() {
    return resources;
  }

  /** Returns the number at the beginning of a scene's title. */
  static int sceneNumber(CheckedScene scene) {
    return Integer.parseInt(scene.title().split(" ", 2)[0]);
  }

  /** Plays all scenes with a router and returns the checked scenes. */
  List<CheckedScene> playScenes(RouterProvider router) {
    HeadlessHost host = new HeadlessHost();
    FramePainter painter = new FramePainter(bound -> 0);
    SelfCheck selfCheck = new SelfCheck(painter.frame());
    GameSession session =
        GameSession.prepare(
                GameSetup.headless(resources, router)
                    .withBootParameter(SelfCheck.BOOT_PARAMETER)
                    .withPainter(painter)
                    .withHost(host))
            .addListener(selfCheck);
    session.start();
    for (int i = 0; i < MAX_TICKS && !host.hasEnded(); i++) {
      session.tick();
    }
    return selfCheck.scenes();
  }
}
