package org.bowsprit.launcher.play;

import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.insight.ghost.Ghosts;
import org.bowsprit.insight.ghost.RaceTrack;
import org.bowsprit.insight.tools.InsideTools;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.game.RouterSwitch;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.session.RouterChoice;
import org.bowsprit.session.Routers;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.workshop.lab.Contestants;

/** Makes the tools that look into a game at play. */
final class InsightFactory {

  private final Routers routers;
  private final Contestants contestants;

  @Inject
  InsightFactory(Routers routers, Contestants contestants) {
    this.routers = routers;
    this.contestants = contestants;
  }

  /**
   * Makes the tools of a game.
   *
   * @param symbols the names of its sources
   * @param settings tell which router plans its walks, and when it is to be another
   * @param choices returns a router by its id, with the options that it is kept with
   * @param notes is told when another router fails
   */
  InsideTools of(
      PlayedGame game,
      Symbols symbols,
      Settings settings,
      Function<String, RouterChoice> choices,
      Consumer<String> notes) {
    Map<String, WalkPlanner> made = new HashMap<>();
    RouterSwitch planners =
        new RouterSwitch(
            game,
            settings.text(Setting.ROUTER),
            routers.ids(),
            id -> made.computeIfAbsent(id, wanted -> planner(choices.apply(wanted), notes)));
    planners.follow(settings);
    Ghosts ghosts =
        new Ghosts(
            game,
            () -> game.session().machine().variables().get(EngineVariable.EGO),
            () -> new RaceTrack(contestants.enterWatched(routers.ids(), notes)),
            threadWhileThereIsWork());
    return new InsideTools(game, planners, ghosts, symbols, settings.texts());
  }

  private WalkPlanner planner(RouterChoice choice, Consumer<String> notes) {
    return routers.planner(choice, new RouterIncidents(choice.id(), notes));
  }

  private static Executor threadWhileThereIsWork() {
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
