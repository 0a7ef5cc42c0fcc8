package org.bowsprit.launcher.wiring;

import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.adlib.NoSynth;
import org.bowsprit.audio.speaker.SpeakerSynth;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.plugin.host.ExtensionKind;
import org.bowsprit.plugin.host.isolation.PluginWatch;

/** Wires music devices: {@code adlib}, {@code speaker} and {@code none} are built in. */
final class MusicModule extends ExtensionPointModule<MusicProvider> {

  MusicModule(PluginWatch watch) {
    super(
        new ExtensionKind<>(
            "music",
            MusicProvider.class,
            MusicProvider::id,
            MusicProvider::displayName,
            watch::over));
  }

  @Override
  protected void configure() {
    super.configure();
    builtIns().addBinding(AdlibSynth.Provider.ID).toInstance(new AdlibSynth.Provider());
    builtIns().addBinding(SpeakerSynth.Provider.ID).toInstance(new SpeakerSynth.Provider());
    builtIns().addBinding(NoSynth.Provider.ID).toInstance(new NoSynth.Provider());
  }
}
