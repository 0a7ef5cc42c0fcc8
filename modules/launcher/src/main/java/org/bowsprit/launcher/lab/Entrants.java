package org.bowsprit.launcher.lab;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.session.Routers;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterOptions;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.plugin.host.Registry;
import org.bowsprit.plugin.host.isolation.GuardedRouter;
import org.bowsprit.plugin.host.isolation.PluggedRouter;
import org.bowsprit.plugin.host.isolation.RouteCall;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.plugin.host.isolation.WatchedCall;
import org.bowsprit.routelab.experiment.Contestant;
import org.bowsprit.routelab.experiment.Yardsticks;

/** Enters routers into a comparison, by id and with settings. */
public final class Entrants {

  private static final String YARDSTICK = "geodesic";
  private static final String PROFILE = "profile";
  private static final String UNION = "union";

  private final Registry<RouterProvider> routers;
  private final Routers chosen;

  @Inject
  Entrants(Registry<RouterProvider> routers, Routers chosen) {
    this.routers = routers;
    this.chosen = chosen;
  }

  /**
   * Enters routers.
   *
   * @param names ids, each followed by any number of {@code :key=value}; every router if empty
   * @param watch sees that they answer
   * @param reporter is told when one fails for the first time
   * @throws CommandFailure wrong usage, if there is no such router or setting
   */
  public List<Contestant> enter(List<String> names, AnswerWatch watch, Consumer<String> reporter) {
    List<String> wanted = names.isEmpty() ? chosen.ids() : names;
    List<Contestant> contestants = new ArrayList<>();
    for (String name : wanted) {
      String[] parts = name.split(":", -1);
      RouterProvider provider = routers.get(parts[0]);
      RouterOptions options = chosen.options(parts[0], settings(name, parts));
      contestants.add(entrant(name, provider, options, watch.of(name), reporter));
    }
    return contestants;
  }

  /**
   * Enters routers into a game that does not wait for them: none is created or asked but on a
   * thread of its own, and one that takes too long is given up, as where it plans a game's walks.
   *
   * @param ids which, with their usual settings
   * @param reporter is told when one fails for the first time
   */
  public List<Contestant> enterWatched(List<String> ids, Consumer<String> reporter) {
    List<Contestant> contestants = new ArrayList<>();
    for (String id : ids) {
      RouterProvider provider = routers.get(id);
      RouterOptions usual = RouterOptions.of(provider.options(), Map.of());
      contestants.add(entrant(id, provider, usual, new WatchedCall(), reporter));
    }
    return contestants;
  }

  private static Contestant entrant(
      String name,
      RouterProvider provider,
      RouterOptions options,
      RouteCall call,
      Consumer<String> reporter) {
    Router bare = new PluggedRouter(() -> provider.create(options));
    RouterIncidents incidents = new RouterIncidents(name, reporter);
    return new Contestant(
        name,
        provider.displayName(),
        provider.capabilities(),
        bare,
        new GuardedRouter(bare, call, incidents),
        incidents::count);
  }

  private static Map<String, String> settings(String name, String... parts) {
    Map<String, String> settings = new HashMap<>();
    for (int i = 1; i < parts.length; i++) {
      int equals = parts[i].indexOf('=');
      if (equals < 0) {
        throw CommandFailure.usage(name + ": a setting is written key=value");
      }
      settings.put(parts[i].substring(0, equals), parts[i].substring(equals + 1));
    }
    return settings;
  }

  /** Returns the routers that say how short a way can be, as far as they are installed. */
  public Yardsticks yardsticks() {
    Optional<RouterProvider> exact =
        routers.all().stream().filter(provider -> provider.id().equals(YARDSTICK)).findFirst();
    return new Yardsticks(
        exact.map(RouterProvider::create), exact.filter(Entrants::hasUnion).map(Entrants::union));
  }

  private static boolean hasUnion(RouterProvider provider) {
    return provider.options().stream()
        .anyMatch(option -> option.key().equals(PROFILE) && option.accepts(UNION));
  }

  private static Router union(RouterProvider provider) {
    return provider.create(RouterOptions.of(provider.options(), Map.of(PROFILE, UNION)));
  }
}
