package org.bowsprit.plugin.host;

import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.options.Option;
import org.bowsprit.options.OptionValues;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterOptions;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.plugin.host.isolation.GuardedRouter;
import org.bowsprit.plugin.host.isolation.PluggedRouter;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.plugin.host.isolation.WatchedCall;

/**
 * Routers that a game can rely on: whatever one of a plugin fails at or takes too long for, its
 * creation included, box-graph does. One that is being worked on is exchanged for its new version
 * when that was compiled.
 */
public final class SafeRouters {

  private final Registry<RouterProvider> routers;

  /** Takes the routers there are. */
  @Inject
  public SafeRouters(Registry<RouterProvider> routers) {
    this.routers = routers;
  }

  /** Creates the router of an id with its usual settings. */
  public Router create(String id, RouterIncidents incidents) {
    return create(
        id,
        RouterOptions.of(OptionValues.of(routers.get(id).declaredOptions(), Map.of())),
        incidents);
  }

  /**
   * Creates a router.
   *
   * @param id which one
   * @param options settings it knows
   * @param incidents takes note of failures
   * @throws UnknownPluginException if there is none of the id
   */
  public Router create(String id, RouterOptions options, RouterIncidents incidents) {
    RouterProvider provider = routers.get(id);
    if (routers.isBuiltIn(id)) {
      return provider.create(options);
    }
    PluggedRouter router = new PluggedRouter(() -> provider.create(options));
    Map<String, String> set = set(provider.declaredOptions(), options);
    routers.follow(id, fresh -> router.exchange(() -> fresh.create(fitting(fresh, set))));
    return new GuardedRouter(router, new WatchedCall(), incidents);
  }

  /** Returns the values that are not the usual ones, by key. */
  private static Map<String, String> set(List<Option> declared, RouterOptions options) {
    Map<String, String> set = new HashMap<>();
    declared.forEach(option -> set.put(option.key(), options.get(option.key())));
    declared.forEach(option -> set.remove(option.key(), option.defaultValue()));
    return set;
  }

  /** Returns the options of a router that was compiled anew and may declare others than before. */
  private static RouterOptions fitting(RouterProvider fresh, Map<String, String> set) {
    List<Option> declared = fresh.declaredOptions();
    Map<String, String> fitting = new HashMap<>(set);
    fitting.keySet().retainAll(declared.stream().map(Option::key).toList());
    return RouterOptions.of(OptionValues.of(declared, fitting));
  }
}
