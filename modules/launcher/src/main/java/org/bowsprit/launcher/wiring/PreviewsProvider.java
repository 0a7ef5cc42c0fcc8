package org.bowsprit.launcher.wiring;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.util.concurrent.Executors;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.session.CoverSetup;
import org.bowsprit.plugin.host.Providers;

/** Provides previews of games. */
final class PreviewsProvider implements Provider<GamePreviews> {

  private final GameCatalog catalog;
  private final SaveFolder saves;
  private final Providers<RouterProvider> routers;

  @Inject
  PreviewsProvider(GameCatalog catalog, SaveFolder saves, Providers<RouterProvider> routers) {
    this.catalog = catalog;
    this.saves = saves;
    this.routers = routers;
  }

  /** Covers take seconds, so they are painted one after the other on a daemon thread. */
  @Override
  public GamePreviews get() {
    return new GamePreviews(
        catalog,
        saves,
        game -> CoverSetup.of(game, routers),
        Executors.newSingleThreadExecutor(PreviewsProvider::thread));
  }

  private static Thread thread(Runnable covers) {
    Thread thread = new Thread(covers, "covers");
    thread.setDaemon(true);
    return thread;
  }
}
