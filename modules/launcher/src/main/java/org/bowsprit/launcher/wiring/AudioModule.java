package org.bowsprit.launcher.wiring;

import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.SilentProvider;
import org.bowsprit.plugin.host.ExtensionKind;
import org.bowsprit.plugin.host.isolation.PluginWatch;

/** Wires sound devices: {@code silent} is built in. */
final class AudioModule extends ExtensionPointModule<AudioProvider> {

  AudioModule(PluginWatch watch) {
    super(
        new ExtensionKind<>(
            "audio",
            AudioProvider.class,
            AudioProvider::id,
            AudioProvider::displayName,
            watch::over));
  }

  @Override
  protected void configure() {
    super.configure();
    builtIns().addBinding(SilentProvider.ID).to(SilentProvider.class);
  }
}
