package org.bowsprit.launcher.wiring;

import org.bowsprit.launcher.plugin.ExtensionKind;
import org.bowsprit.pathfinding.RouterProvider;

/** Wires routers. */
final class PathfindingModule extends ExtensionPointModule<RouterProvider> {

  PathfindingModule() {
    super(
        new ExtensionKind<>(
            "router", RouterProvider.class, RouterProvider::id, RouterProvider::displayName));
  }
}
