package org.bowsprit.launcher.play;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.player.game.RouterSwitch;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.session.SessionFactory;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.plugin.host.RouterChoice;
import org.bowsprit.plugin.host.Routers;
import org.bowsprit.plugin.host.isolation.RouterIncidents;

/** Provides the switch for the router of a running game. Each router is created once. */
final class RouterSwitchProvider implements Provider<RouterSwitch> {

  private final TimedSession game;
  private final Settings settings;
  private final Routers routers;
  private final SessionFactory sessions;
  private final Function<String, RouterChoice> choices;
  private final Consumer<String> notes;

  @Inject
  RouterSwitchProvider(
      TimedSession game,
      Settings settings,
      Routers routers,
      SessionFactory sessions,
      Function<String, RouterChoice> choices,
      Consumer<String> notes) {
    this.game = game;
    this.settings = settings;
    this.routers = routers;
    this.sessions = sessions;
    this.choices = choices;
    this.notes = notes;
  }

  @Override
  public RouterSwitch get() {
    Map<String, WalkPlanner> cachedPlanners = new HashMap<>();
    RouterSwitch routerSwitch =
        new RouterSwitch(
            game,
            settings.text(Setting.ROUTER),
            routers.ids(),
            id -> cachedPlanners.computeIfAbsent(id, wanted -> planner(choices.apply(wanted))));
    routerSwitch.follow(settings);
    return routerSwitch;
  }

  private WalkPlanner planner(RouterChoice choice) {
    return sessions.planner(choice, new RouterIncidents(choice.id(), notes));
  }
}
