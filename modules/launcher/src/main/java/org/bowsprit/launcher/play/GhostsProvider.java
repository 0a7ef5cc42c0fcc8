package org.bowsprit.launcher.play;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.bowsprit.insight.ghost.Ghosts;
import org.bowsprit.insight.ghost.RouterComparison;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.plugin.host.Routers;
import org.bowsprit.routelab.lab.Contestants;
import org.bowsprit.vm.EngineVariable;

/** Provides the ghosts of a running game. Each ghost walks the route that another router plans. */
final class GhostsProvider implements Provider<Ghosts> {

  private final TimedSession game;
  private final Routers routers;
  private final Contestants contestants;
  private final Consumer<String> notes;

  @Inject
  GhostsProvider(
      TimedSession game, Routers routers, Contestants contestants, Consumer<String> notes) {
    this.game = game;
    this.routers = routers;
    this.contestants = contestants;
    this.notes = notes;
  }

  @Override
  public Ghosts get() {
    return new Ghosts(
        game,
        () -> game.session().machine().variables().peek(EngineVariable.EGO.number()),
        () -> new RouterComparison(contestants.createWatched(routers.ids(), notes)),
        shortLivedThread());
  }

  private static Executor shortLivedThread() {
    return new ThreadPoolExecutor(
        0,
        1,
        1,
        TimeUnit.SECONDS,
        new LinkedBlockingQueue<>(),
        task -> {
          Thread thread = new Thread(task, "ghosts");
          thread.setDaemon(true);
          return thread;
        });
  }
}
