package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.bowsprit.insight.ghost.Ghosts;
import org.bowsprit.insight.ghost.RaceTrack;
import org.bowsprit.insight.tools.InsideTools;
import org.bowsprit.launcher.lab.Entrants;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.game.RouterSwitch;
import org.bowsprit.plugin.host.Registry;
import org.bowsprit.plugin.host.SafeRouters;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.vm.EngineVariable;

/** Makes the tools that look into a game at play. */
final class InsideFactory {

  private final Registry<RouterProvider> routers;
  private final SafeRouters safe;
  private final Entrants entrants;

  @Inject
  InsideFactory(Registry<RouterProvider> routers, SafeRouters safe, Entrants entrants) {
    this.routers = routers;
    this.safe = safe;
    this.entrants = entrants;
  }

  /**
   * Makes the tools of a game.
   *
   * @param router who plans its walks
   * @param teller is told when another router fails
   */
  InsideTools of(PlayedGame game, RouterSelection router, Consumer<String> teller) {
    List<String> ids = routers.all().stream().map(RouterProvider::id).toList();
    Map<String, RouterSwitch.Planner> made = new HashMap<>();
    RouterSwitch planners =
        new RouterSwitch(
            game,
            router.id(),
            ids,
            id -> made.computeIfAbsent(id, wanted -> planner(wanted, router, teller)));
    Ghosts ghosts =
        new Ghosts(
            game,
            () -> game.session().machine().variables().get(EngineVariable.EGO),
            () -> new RaceTrack(entrants.enterWatched(ids, teller)),
            aThreadWhileThereIsWork());
    return new InsideTools(game, planners, ghosts);
  }

  /** The router that was chosen on the command line comes with the settings given there. */
  private RouterSwitch.Planner planner(String id, RouterSelection router, Consumer<String> teller) {
    RouterIncidents incidents = new RouterIncidents(id, teller);
    return new RouterSwitch.Planner(
        id.equals(router.id()) ? router.router(routers, incidents) : safe.create(id, incidents),
        safe.decideLegs(id));
  }

  private static Executor aThreadWhileThereIsWork() {
    return new ThreadPoolExecutor(
        0,
        1,
        1,
        TimeUnit.SECONDS,
        new LinkedBlockingQueue<>(),
        work -> {
          Thread thread = new Thread(work, "ghosts");
          thread.setDaemon(true);
          return thread;
        });
  }
}
