package org.bowsprit.launcher.wiring;

import org.bowsprit.plugin.host.ExtensionKind;
import org.bowsprit.plugin.host.isolation.PluginWatch;
import org.bowsprit.render.RendererProvider;

/** Wires renderers. */
final class RenderModule extends ExtensionPointModule<RendererProvider> {

  RenderModule(PluginWatch watch) {
    super(
        new ExtensionKind<>(
            "renderer",
            RendererProvider.class,
            RendererProvider::id,
            RendererProvider::displayName,
            watch::over));
  }
}
