package org.bowsprit.launcher.wiring;

import com.google.inject.AbstractModule;
import java.util.Map;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.adlib.NoSynth;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.mix.SilentProvider;
import org.bowsprit.audio.recording.WavFiles;
import org.bowsprit.audio.speaker.SpeakerSynth;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.plugin.host.ExtensionKind;
import org.bowsprit.plugin.host.isolation.PluginWatch;

/** Wires sound devices, music devices and readers of sound files, with those that are built in. */
final class AudioModule extends AbstractModule {

  private final PluginWatch watch;

  AudioModule(PluginWatch watch) {
    this.watch = watch;
  }

  @Override
  protected void configure() {
    install(
        new ExtensionPointModule<>(
            new ExtensionKind<>(
                "audio",
                AudioProvider.class,
                AudioProvider::id,
                AudioProvider::displayName,
                watch::over),
            Map.of(SilentProvider.ID, new SilentProvider())));
    install(
        new ExtensionPointModule<>(
            new ExtensionKind<>(
                "music",
                MusicProvider.class,
                MusicProvider::id,
                MusicProvider::displayName,
                watch::over),
            Map.of(
                AdlibSynth.Provider.ID,
                new AdlibSynth.Provider(),
                SpeakerSynth.Provider.ID,
                new SpeakerSynth.Provider(),
                NoSynth.Provider.ID,
                new NoSynth.Provider())));
    install(
        new ExtensionPointModule<>(
            new ExtensionKind<>(
                "sound-file",
                SoundFileProvider.class,
                SoundFileProvider::id,
                SoundFileProvider::displayName,
                watch::over),
            Map.of(WavFiles.ID, new WavFiles())));
  }
}
