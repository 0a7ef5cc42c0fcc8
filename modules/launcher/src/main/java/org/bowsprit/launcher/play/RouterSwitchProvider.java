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
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.session.RouterChoice;
import org.bowsprit.session.Routers;

/** Provides the switch for the router of a running game. Each router is created once. */
final class RouterSwitchProvider implements Provider<RouterSwitch> {

  private final TimedSession game;
  private final Settings settings;
  private final Routers routers;
  private final Function<String, RouterChoice> choices;
  private final Consumer<String> notes;

  @Inject
  RouterSwitchProvider(
      TimedSession game,
      Settings settings,
      Routers routers,
      Function<String, RouterChoice> choices,
      Consumer<String> notes) {
    this.game = game;
    this.settings = settings;
    this.routers = routers;
    this.choices = choices;
    this.notes = notes;
  }

  @Override
  public RouterSwitch get() {
    Map<String, WalkPlanner> made = new HashMap<>();
    RouterSwitch planners =
        new RouterSwitch(
            game,
            settings.text(Setting.ROUTER),
            routers.ids(),
            id -> made.computeIfAbsent(id, wanted -> planner(choices.apply(wanted))));
    planners.follow(settings);
    return planners;
  }

  private WalkPlanner planner(RouterChoice choice) {
    return routers.planner(choice, new RouterIncidents(choice.id(), notes));
  }
}
