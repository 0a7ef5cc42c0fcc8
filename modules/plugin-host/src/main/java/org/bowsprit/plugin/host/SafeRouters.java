package org.bowsprit.plugin.host;

import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.plugin.host.description.UnknownPluginException;
import org.bowsprit.plugin.host.isolation.GuardedRouter;
import org.bowsprit.plugin.host.isolation.PluggedRouter;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.plugin.host.isolation.WatchedCall;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;

/**
 * Routers that a game can rely on. If the router of a plugin fails or takes too long, even during
 * its creation, box-graph takes its place. A router under development is replaced by its new
 * version after each compilation.
 */
public final class SafeRouters {

  private final Providers<RouterProvider> routers;

  /** Creates a factory of guarded routers. */
  @Inject
  public SafeRouters(Providers<RouterProvider> routers) {
    this.routers = routers;
  }

  /** Creates the router with an id and default options. */
  public Router create(String id, RouterIncidents incidents) {
    return create(id, OptionValues.of(routers.get(id).options(), Map.of()), incidents);
  }

  /**
   * Creates a router.
   *
   * @param id the id of the router
   * @param options values of the router's options
   * @param incidents counts failures
   * @throws UnknownPluginException if there is no router with this id
   */
  public Router create(String id, OptionValues options, RouterIncidents incidents) {
    RouterProvider provider = routers.get(id);
    if (routers.isBuiltIn(id)) {
      return provider.open(options);
    }
    Map<String, String> set = set(provider.options(), options);
    // Looks up the provider at each creation, because it may be reloaded before it is followed.
    Supplier<Router> maker = () -> made(routers.get(id), set);
    PluggedRouter router = new PluggedRouter(maker);
    routers.follow(id, fresh -> router.exchange(maker));
    return new GuardedRouter(router, new WatchedCall(), incidents);
  }

  /** Returns the values that differ from the defaults, by key. */
  private static Map<String, String> set(List<Option> declared, OptionValues options) {
    Map<String, String> set = new HashMap<>();
    declared.forEach(option -> set.put(option.key(), options.text(option.key())));
    declared.forEach(option -> set.remove(option.key(), option.defaultValue()));
    return set;
  }

  /** A recompiled router may declare other options than before. */
  private static Router made(RouterProvider current, Map<String, String> set) {
    List<Option> declared = current.options();
    Map<String, String> fitting = new HashMap<>(set);
    fitting.keySet().retainAll(declared.stream().map(Option::key).toList());
    return current.open(OptionValues.of(declared, fitting));
  }
}
