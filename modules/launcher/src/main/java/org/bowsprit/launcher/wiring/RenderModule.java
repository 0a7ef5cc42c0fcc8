package org.bowsprit.launcher.wiring;

import com.google.inject.AbstractModule;
import java.util.Map;
import org.bowsprit.plugin.host.ExtensionKind;
import org.bowsprit.plugin.host.isolation.PluginWatch;
import org.bowsprit.render.RendererProvider;

/** Wires renderers: all are plugins. */
final class RenderModule extends AbstractModule {

  private final PluginWatch watch;

  RenderModule(PluginWatch watch) {
    this.watch = watch;
  }

  @Override
  protected void configure() {
    install(
        new ExtensionPointModule<>(
            new ExtensionKind<>(
                "renderer",
                RendererProvider.class,
                RendererProvider::id,
                RendererProvider::displayName,
                watch::over),
            Map.of()));
  }
}
