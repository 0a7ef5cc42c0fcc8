package org.bowsprit.plugin.host;

import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.plugin.host.description.UnknownPluginException;
import org.bowsprit.plugin.host.description.WrongOptionException;
import org.bowsprit.plugin.host.isolation.GuardedRouter;
import org.bowsprit.plugin.host.isolation.PluginRouter;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.plugin.host.isolation.WatchedCall;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;

/**
 * Creates routers that a game can rely on. If the router of a plugin fails or takes too long, even
 * during its creation, box-graph takes its place. A router under development is replaced by its new
 * version after each compilation.
 */
public final class Routers {

  private final Providers<RouterProvider> routers;

  /** Creates a factory of the installed routers. */
  @Inject
  public Routers(Providers<RouterProvider> routers) {
    this.routers = routers;
  }

  /** Returns the ids of all routers. */
  public List<String> ids() {
    return routers.all().stream().map(RouterProvider::id).toList();
  }

  /** Returns the provider of a router, empty if it is not installed. */
  public Optional<RouterProvider> find(String id) {
    return routers.all().stream().filter(provider -> provider.id().equals(id)).findFirst();
  }

  /**
   * Returns the option values of a router. Its defaults replace missing values.
   *
   * @throws UnknownPluginException if there is no such router
   * @throws WrongOptionException if an option or its value is unknown
   */
  public OptionValues options(RouterChoice choice) {
    try {
      return OptionValues.of(routers.get(choice.id()).options(), choice.options());
    } catch (IllegalArgumentException e) {
      throw new WrongOptionException("router " + choice.id() + ": " + e.getMessage());
    }
  }

  /**
   * Creates a router without a guard.
   *
   * @throws UnknownPluginException if there is no such router
   * @throws WrongOptionException if an option or its value is unknown
   */
  public Router createUnguarded(RouterChoice choice) {
    return routers.get(choice.id()).open(options(choice));
  }

  /**
   * Creates a guarded router.
   *
   * @param incidents counts failures
   * @throws UnknownPluginException if there is no such router
   * @throws WrongOptionException if an option or its value is unknown
   */
  public Router create(RouterChoice choice, RouterIncidents incidents) {
    String id = choice.id();
    RouterProvider provider = routers.get(id);
    OptionValues options = options(choice);
    if (routers.isBuiltIn(id)) {
      return provider.open(options);
    }
    Map<String, String> changedValues = changedValues(provider.options(), options);
    // Looks the provider up at each creation, because the provider may be reloaded before it is
    // followed.
    Supplier<Router> factory = () -> createWith(routers.get(id), changedValues);
    PluginRouter router = new PluginRouter(factory);
    routers.follow(id, fresh -> router.exchange(factory));
    return new GuardedRouter(router, new WatchedCall(), incidents);
  }

  /** Returns the values that differ from the defaults, by key. */
  private static Map<String, String> changedValues(List<Option> declared, OptionValues options) {
    Map<String, String> values = new HashMap<>();
    declared.forEach(option -> values.put(option.key(), options.text(option.key())));
    declared.forEach(option -> values.remove(option.key(), option.defaultValue()));
    return values;
  }

  /**
   * Creates a router with the values of the options that it still declares. A recompiled router may
   * declare other options than before.
   */
  private static Router createWith(RouterProvider provider, Map<String, String> changedValues) {
    List<Option> declaredOptions = provider.options();
    Map<String, String> applicable = new HashMap<>(changedValues);
    applicable.keySet().retainAll(declaredOptions.stream().map(Option::key).toList());
    return provider.open(OptionValues.of(declaredOptions, applicable));
  }
}
