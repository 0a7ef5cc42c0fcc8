package org.bowsprit.launcher.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import java.util.concurrent.Executors;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.player.library.GameCatalog;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.plugin.host.Registry;
import org.bowsprit.session.CoverSetup;

/** Wires where games are found and saved, and what is told of them before they are played. */
final class PlayerModule extends AbstractModule {

  @Override
  protected void configure() {
    bind(GameCatalog.class);
    bind(Library.class);
    bind(SaveFolder.class);
  }

  /** Covers cost seconds: they are made one after the other, on a thread that keeps nobody. */
  @Provides
  GamePreviews previews(GameCatalog catalog, SaveFolder saves, Registry<RouterProvider> routers) {
    return new GamePreviews(
        catalog,
        saves,
        game -> CoverSetup.of(game, routers),
        Executors.newSingleThreadExecutor(PlayerModule::thread));
  }

  private static Thread thread(Runnable covers) {
    Thread thread = new Thread(covers, "covers");
    thread.setDaemon(true);
    return thread;
  }
}
