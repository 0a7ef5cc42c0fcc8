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

/** Creates the routers that are named on the command line; see {@link SafeRouters}. */
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
   * Returns the settings of a router, those that are not given being its usual ones.
   *
   * @throws CommandFailure wrong usage, if it knows no such setting or value
   */
  public OptionValues options(String id, Map<String, String> given) {
    try {
      return OptionValues.of(registry.get(id).options(), given);
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage("router " + id + ": " + e.getMessage());
    }
  }

  /**
   * Creates a router, guarded.
   *
   * @param incidents takes note of failures
   * @throws CommandFailure wrong usage, if there is no such setting
   */
  public Router create(RouterChoice choice, RouterIncidents incidents) {
    return safe.create(choice.id(), options(choice.id(), choice.options()), incidents);
  }

  /**
   * Creates a router without a guard.
   *
   * @throws CommandFailure wrong usage, if there is no such setting
   */
  public Router bare(RouterChoice choice) {
    return registry.get(choice.id()).open(options(choice.id(), choice.options()));
  }

  /** Returns the provider of a router, if it is installed. */
  public Optional<RouterProvider> find(String id) {
    return registry.all().stream().filter(provider -> provider.id().equals(id)).findFirst();
  }

  /** Creates a router, guarded, with the way of walking that it is made for. */
  public WalkPlanner planner(RouterChoice choice, RouterIncidents incidents) {
    return new WalkPlanner(create(choice, incidents), WalkStyle.of(registry.get(choice.id())));
  }
}
