package org.bowsprit.launcher.wiring;

import org.bowsprit.audio.recording.SoundFileProvider;
import org.bowsprit.audio.recording.WavFiles;
import org.bowsprit.plugin.host.ExtensionKind;

/** Wires readers of sound files: WAV is built in. */
final class SoundFileModule extends ExtensionPointModule<SoundFileProvider> {

  SoundFileModule() {
    super(
        new ExtensionKind<>(
            "sound-file",
            SoundFileProvider.class,
            SoundFileProvider::id,
            SoundFileProvider::displayName));
  }

  @Override
  protected void configure() {
    super.configure();
    builtIns().addBinding(WavFiles.ID).toInstance(new WavFiles());
  }
}
