package org.bowsprit.launcher.wiring;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
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

  /**
   * Returns the previews. A cover takes seconds, so a daemon thread paints the covers one after the
   * other. It begins with the most recently requested cover, because the player is looking at this
   * one.
   */
  @Override
  public GamePreviews get() {
    return new GamePreviews(
        catalog,
        saves,
        game -> CoverSetup.of(game, routers),
        new ThreadPoolExecutor(
            1, 1, 0, TimeUnit.SECONDS, new LatestFirst(), PreviewsProvider::thread));
  }

  /** A queue that returns the latest element first. */
  private static final class LatestFirst extends LinkedBlockingDeque<Runnable> {

    private static final long serialVersionUID = 1;

    @Override
    public boolean offer(Runnable task) {
      return offerFirst(task);
    }
  }

  private static Thread thread(Runnable covers) {
    Thread thread = new Thread(covers, "covers");
    thread.setDaemon(true);
    return thread;
  }
}
