package org.bowsprit.launcher.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import org.bowsprit.launcher.session.CoverSetup;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.player.library.GameCatalog;
import org.bowsprit.player.library.GameShelf;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.plugin.host.Registry;

/** Wires where games are found and saved. */
final class PlayerModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(GameCatalog.class);
    bind(Library.class);
    bind(SaveFolder.class);
  }

  @Provides
  GameShelf shelf(GameCatalog catalog, SaveFolder saves, Registry<RouterProvider> routers) {
    return new GameShelf(
        catalog, saves, game -> CoverSetup.of(game, routers), PlayerModule::startThread);
  }

  private static void startThread(Runnable task) {
    Thread thread = new Thread(task, "covers");
    thread.setDaemon(true);
    thread.start();
  }
}
