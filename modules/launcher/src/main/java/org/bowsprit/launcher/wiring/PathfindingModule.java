package org.bowsprit.launcher.wiring;

import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.plugin.host.ExtensionKind;
import org.bowsprit.plugin.host.isolation.PluginWatch;

/** Wires routers: the box-graph router is built in. */
final class PathfindingModule extends ExtensionPointModule<RouterProvider> {

  PathfindingModule(PluginWatch watch) {
    super(
        new ExtensionKind<>(
            "router",
            RouterProvider.class,
            RouterProvider::id,
            RouterProvider::displayName,
            watch::over));
  }

  @Override
  protected void configure() {
    super.configure();
    builtIns().addBinding(BoxGraphProvider.ID).to(BoxGraphProvider.class);
  }
}
