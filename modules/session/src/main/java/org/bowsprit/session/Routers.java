package org.bowsprit.session;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.actors.WalkStyle;
import org.bowsprit.console.CommandFailure;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.plugin.host.Providers;
import org.bowsprit.plugin.host.SafeRouters;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.service.OptionValues;

/** Creates the routers named on the command line; see {@link SafeRouters}. */
public final class Routers {

  private final Providers<RouterProvider> registry;
  private final SafeRouters safe;

  @Inject
  Routers(Providers<RouterProvider> registry, SafeRouters safe) {
    this.registry = registry;
    this.safe = safe;
  }

  /** Returns the ids of all routers. */
  public List<String> ids() {
    return registry.all().stream().map(RouterProvider::id).toList();
  }

  /**
   * Returns the option values of a router; missing ones are its defaults.
   *
   * @throws CommandFailure wrong usage, if an option or its value is unknown
   */
  public OptionValues options(String id, Map<String, String> given) {
    try {
      return OptionValues.of(registry.get(id).options(), given);
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage("router " + id + ": " + e.getMessage());
    }
  }

  /**
   * Creates a guarded router.
   *
   * @param incidents records failures
   * @throws CommandFailure wrong usage, if an option is unknown
   */
  public Router create(RouterChoice choice, RouterIncidents incidents) {
    return safe.create(choice.id(), options(choice.id(), choice.options()), incidents);
  }

  /**
   * Creates a router without a guard.
   *
   * @throws CommandFailure wrong usage, if an option is unknown
   */
  public Router bare(RouterChoice choice) {
    return registry.get(choice.id()).open(options(choice.id(), choice.options()));
  }

  /** Returns the provider of a router, empty if it is not installed. */
  public Optional<RouterProvider> find(String id) {
    return registry.all().stream().filter(provider -> provider.id().equals(id)).findFirst();
  }

  /** Creates a guarded router together with its walk style. */
  public WalkPlanner planner(RouterChoice choice, RouterIncidents incidents) {
    return new WalkPlanner(create(choice, incidents), WalkStyle.of(registry.get(choice.id())));
  }
}
