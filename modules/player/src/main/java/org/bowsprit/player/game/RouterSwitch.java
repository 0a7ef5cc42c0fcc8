package org.bowsprit.player.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;

/** Lets another router plan the walks of a game at play. */
public final class RouterSwitch {

  private final TimedSession game;
  private final List<String> ids;
  private final Function<String, WalkPlanner> routers;
  private String inForce;

  /**
   * Makes a switch.
   *
   * @param game whose walks are planned
   * @param inForce id of the router that plans them now
   * @param ids ids of all routers, in the order a key steps through them
   * @param routers makes the router with an id
   */
  public RouterSwitch(
      TimedSession game, String inForce, List<String> ids, Function<String, WalkPlanner> routers) {
    this.game = game;
    this.inForce = inForce;
    this.ids = List.copyOf(ids);
    this.routers = routers;
  }

  /** Follows the setting, beside which it tells when another plans for the moment. */
  public void follow(Settings settings) {
    settings.onChange(Setting.ROUTER, () -> choose(settings.text(Setting.ROUTER)));
    settings.onAsking(
        Setting.ROUTER,
        () ->
            Optional.of(inForce)
                .filter(id -> !id.equals(settings.text(Setting.ROUTER)))
                .map(id -> settings.texts().of("settings.router.now", id)));
  }

  /** Returns the id of the router that plans now. */
  public String inForce() {
    return inForce;
  }

  /** Returns the ids of all routers. */
  public List<String> ids() {
    return ids;
  }

  /** Switches to the next router. */
  public void next() {
    choose(ids.get((ids.indexOf(inForce) + 1) % ids.size()));
  }

  /**
   * Switches to a router before the next iteration; walks under way are planned anew. A recording
   * ends here: it could not be played again.
   *
   * @param id one of {@link #ids()}
   */
  public void choose(String id) {
    WalkPlanner planner = routers.apply(id);
    game.beforeNextTick(() -> game.session().changePlanner(planner));
    inForce = id;
  }
}
