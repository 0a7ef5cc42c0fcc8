package org.bowsprit.launcher.wiring;

import org.bowsprit.audio.recording.SoundFileProvider;
import org.bowsprit.audio.recording.WavFiles;
import org.bowsprit.plugin.host.ExtensionKind;
import org.bowsprit.plugin.host.isolation.PluginWatch;

/** Wires readers of sound files: WAV is built in. */
final class SoundFileModule extends ExtensionPointModule<SoundFileProvider> {

  SoundFileModule(PluginWatch watch) {
    super(
        new ExtensionKind<>(
            "sound-file",
            SoundFileProvider.class,
            SoundFileProvider::id,
            SoundFileProvider::displayName,
            watch::over));
  }

  @Override
  protected void configure() {
    super.configure();
    builtIns().addBinding(WavFiles.ID).toInstance(new WavFiles());
  }
}
