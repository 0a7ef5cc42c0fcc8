package org.bowsprit.launcher.wiring;

import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.SilentProvider;
import org.bowsprit.plugin.host.ExtensionKind;

/** Wires sound devices: {@code silent} is built in. */
final class AudioModule extends ExtensionPointModule<AudioProvider> {

  AudioModule() {
    super(
        new ExtensionKind<>(
            "audio", AudioProvider.class, AudioProvider::id, AudioProvider::displayName));
  }

  @Override
  protected void configure() {
    super.configure();
    builtIns().addBinding(SilentProvider.ID).to(SilentProvider.class);
  }
}
