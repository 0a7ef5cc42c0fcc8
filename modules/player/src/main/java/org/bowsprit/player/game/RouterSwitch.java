package org.bowsprit.player.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;

/** Switches the router that plans the walks of a running game. */
public final class RouterSwitch {

  private final TimedSession game;
  private final List<String> ids;
  private final Function<String, WalkPlanner> routers;
  private String currentId;

  /**
   * Creates a switch.
   *
   * @param game the game whose walks are planned
   * @param currentId the id of the current router
   * @param ids the ids of all routers, in the order in which a key steps through them
   * @param routers returns the router with an id
   */
  public RouterSwitch(
      TimedSession game,
      String currentId,
      List<String> ids,
      Function<String, WalkPlanner> routers) {
    this.game = game;
    this.currentId = currentId;
    this.ids = List.copyOf(ids);
    this.routers = routers;
  }

  /**
   * Switches the router whenever its setting changes. While another router plans the walks, the
   * menu shows its name beside the setting.
   */
  public void follow(Settings settings) {
    settings.onChange(Setting.ROUTER, () -> choose(settings.text(Setting.ROUTER)));
    settings.setUnavailableReason(
        Setting.ROUTER,
        () ->
            Optional.of(currentId)
                .filter(id -> !id.equals(settings.text(Setting.ROUTER)))
                .map(id -> settings.texts().of("settings.router.now", id)));
  }

  /** Returns the id of the current router. */
  public String currentId() {
    return currentId;
  }

  /** Returns the ids of all routers. */
  public List<String> ids() {
    return ids;
  }

  /** Switches to the next router. */
  public void next() {
    choose(ids.get((ids.indexOf(currentId) + 1) % ids.size()));
  }

  /**
   * Switches to a router before the next iteration. Walks in progress are planned again. A
   * recording ends here because a replay could not repeat the switch.
   *
   * @param id one of {@link #ids()}
   */
  public void choose(String id) {
    WalkPlanner planner = routers.apply(id);
    game.beforeNextTick(() -> game.session().changePlanner(planner));
    currentId = id;
  }
}
