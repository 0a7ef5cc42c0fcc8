package org.bowsprit.launcher.wiring;

import org.bowsprit.plugin.host.ExtensionKind;
import org.bowsprit.render.RendererProvider;

/** Wires renderers. */
final class RenderModule extends ExtensionPointModule<RendererProvider> {

  RenderModule() {
    super(
        new ExtensionKind<>(
            "renderer",
            RendererProvider.class,
            RendererProvider::id,
            RendererProvider::displayName));
  }
}
