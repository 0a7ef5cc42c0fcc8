package org.bowsprit.launcher.wiring;

import com.google.inject.AbstractModule;
import java.util.Map;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.plugin.host.ExtensionKind;
import org.bowsprit.plugin.host.isolation.PluginWatch;

/** Wires routers: the box-graph router is built in. */
final class PathfindingModule extends AbstractModule {

  private final PluginWatch watch;

  PathfindingModule(PluginWatch watch) {
    this.watch = watch;
  }

  @Override
  protected void configure() {
    install(
        new ExtensionPointModule<>(
            new ExtensionKind<>(
                "router",
                RouterProvider.class,
                RouterProvider::id,
                RouterProvider::displayName,
                watch::over),
            Map.of(BoxGraphProvider.ID, new BoxGraphProvider())));
  }
}
