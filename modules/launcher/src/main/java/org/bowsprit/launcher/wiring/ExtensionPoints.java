package org.bowsprit.launcher.wiring;

import java.util.List;
import java.util.Map;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.adlib.NoSynth;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.mix.SilentProvider;
import org.bowsprit.audio.recording.WavFiles;
import org.bowsprit.audio.speaker.SpeakerSynth;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.ExtensionPoint;
import org.bowsprit.plugin.host.isolation.PluginWatch;
import org.bowsprit.render.RendererProvider;

/** Lists the extension points, each with its built-in providers. */
final class ExtensionPoints {

  private ExtensionPoints() {}

  /**
   * Returns all extension points.
   *
   * @param watch the watch that calls the plugins' providers
   */
  static List<ExtensionPoint<?>> all(PluginWatch watch) {
    return List.of(renderers(watch), routers(watch), audio(watch), music(watch), soundFiles(watch));
  }

  /** Returns the extension point of renderers, all of which are plugins. */
  private static ExtensionPoint<RendererProvider> renderers(PluginWatch watch) {
    return new ExtensionPoint<>(
        new ExtensionKind<>("renderer", RendererProvider.class, watch::isolate), Map.of());
  }

  private static ExtensionPoint<RouterProvider> routers(PluginWatch watch) {
    return new ExtensionPoint<>(
        new ExtensionKind<>("router", RouterProvider.class, watch::isolate),
        Map.of(BoxGraphProvider.ID, new BoxGraphProvider()));
  }

  private static ExtensionPoint<AudioProvider> audio(PluginWatch watch) {
    return new ExtensionPoint<>(
        new ExtensionKind<>("audio", AudioProvider.class, watch::isolate),
        Map.of(SilentProvider.ID, new SilentProvider()));
  }

  private static ExtensionPoint<MusicProvider> music(PluginWatch watch) {
    return new ExtensionPoint<>(
        new ExtensionKind<>("music", MusicProvider.class, watch::isolate),
        Map.of(
            AdlibSynth.Provider.ID,
            new AdlibSynth.Provider(),
            SpeakerSynth.Provider.ID,
            new SpeakerSynth.Provider(),
            NoSynth.Provider.ID,
            new NoSynth.Provider()));
  }

  private static ExtensionPoint<SoundFileProvider> soundFiles(PluginWatch watch) {
    return new ExtensionPoint<>(
        new ExtensionKind<>("sound-file", SoundFileProvider.class, watch::isolate),
        Map.of(WavFiles.ID, new WavFiles()));
  }
}
