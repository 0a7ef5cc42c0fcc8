package org.bowsprit.launcher.command;

import java.util.Map;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterOptions;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.plugin.host.Registry;
import org.bowsprit.plugin.host.SafeRouters;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import picocli.CommandLine.Option;

/** The options that choose a router, mixed into every command that walks. */
public final class RouterSelection {

  @Option(
      names = "--router",
      paramLabel = "ID",
      defaultValue = BoxGraphProvider.ID,
      description = "Plan walks with this router (${DEFAULT-VALUE}); see plugins list.")
  private String id;

  @Option(
      names = "--router-option",
      paramLabel = "KEY=VALUE",
      description = "A setting of the router; may be given more than once.")
  private Map<String, String> options = Map.of();

  /** Returns the id of the chosen router. */
  public String id() {
    return id;
  }

  /**
   * Creates the chosen router, guarded; see {@link SafeRouters}.
   *
   * @param incidents takes note of failures
   * @throws CommandFailure wrong usage, if there is no such router or setting
   */
  public Router router(Registry<RouterProvider> routers, RouterIncidents incidents) {
    return new SafeRouters(routers).create(id, settings(routers.get(id)), incidents);
  }

  private RouterOptions settings(RouterProvider provider) {
    try {
      return RouterOptions.of(provider.options(), options);
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage("router " + id + ": " + e.getMessage());
    }
  }

  /** Returns whether the selected router decides walks leg by leg. */
  public boolean decidesLegs(Registry<RouterProvider> routers) {
    return new SafeRouters(routers).decideLegs(id);
  }
}
