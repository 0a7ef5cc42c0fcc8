package org.bowsprit.plugin.host.isolation;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Executor;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterCapability;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;

/**
 * Isolates each provider of a plugin so that it cannot stop a game. The calls of a provider run on
 * watched threads. A call that never returns is treated as if it had thrown an exception.
 *
 * <p>All renderers share one thread, because window systems require it, until one of them hangs and
 * is left alone on that thread. Routers, sound devices, synthesisers and readers of sound files
 * have separate threads. Built-in providers are not watched.
 */
public final class PluginWatch {

  private static final long SOUND_TIMEOUT_MILLIS = Duration.ofSeconds(5).toMillis();

  private final WatchedThread windowThread;

  /** Creates a watch that runs renderers on a new thread. */
  public PluginWatch() {
    this.windowThread = new WatchedThread("renderer", RendererProvider.PATIENCE.toMillis());
  }

  /**
   * Creates a watch that runs renderers on a thread that window systems accept.
   *
   * @param windowExecutor the executor that runs its tasks one after the other on this thread
   */
  public PluginWatch(Executor windowExecutor) {
    this.windowThread =
        new WatchedThread("renderer", RendererProvider.PATIENCE.toMillis(), windowExecutor);
  }

  /** Returns a watched provider of renderers, which also watches every object that it opens. */
  public RendererProvider isolate(RendererProvider provider) {
    Duration requestedPatience = provider.patience();
    boolean isValid =
        requestedPatience != null && !requestedPatience.isNegative() && !requestedPatience.isZero();
    Duration patience = isValid ? requestedPatience : RendererProvider.PATIENCE;
    return WatchedObject.of(RendererProvider.class, provider, windowThread, patience.toMillis());
  }

  /** Returns a watched provider of sound devices, which also watches the device that it opens. */
  public AudioProvider isolate(AudioProvider provider) {
    return WatchedObject.of(
        AudioProvider.class, provider, newSoundThread("sound"), SOUND_TIMEOUT_MILLIS);
  }

  /**
   * Returns a watched reader of sound files with its properties queried once, which also watches
   * every object that it opens.
   */
  public SoundFileProvider isolate(SoundFileProvider provider) {
    SoundFileProvider watchedProvider =
        WatchedObject.of(
            SoundFileProvider.class, provider, newSoundThread("sound file"), SOUND_TIMEOUT_MILLIS);
    return new KnownReader(
        watchedProvider.id(),
        watchedProvider.displayName(),
        Set.copyOf(watchedProvider.kinds()),
        List.copyOf(watchedProvider.options()),
        watchedProvider);
  }

  /** Returns a provider of routers with its properties queried once; see {@link GuardedRouter}. */
  public RouterProvider isolate(RouterProvider provider) {
    return new KnownRouter(
        provider.id(),
        provider.displayName(),
        Set.copyOf(provider.capabilities()),
        List.copyOf(provider.options()),
        provider);
  }

  /** Returns a provider of watched synthesisers. */
  public MusicProvider isolate(MusicProvider provider) {
    return new WatchedMusic(
        provider.id(),
        provider.displayName(),
        Objects.requireNonNull(provider.device(), "device returned null"),
        List.copyOf(provider.options()),
        provider);
  }

  private static WatchedThread newSoundThread(String name) {
    return new WatchedThread(name, SOUND_TIMEOUT_MILLIS);
  }

  /** A provider of routers whose properties were queried when the provider was loaded. */
  private record KnownRouter(
      String id,
      String displayName,
      Set<RouterCapability> capabilities,
      List<Option> options,
      RouterProvider provider)
      implements RouterProvider {

    @Override
    public Router open(OptionValues options) {
      return provider.open(options);
    }
  }

  /** A reader of sound files whose properties were queried when the reader was loaded. */
  private record KnownReader(
      String id,
      String displayName,
      Set<FileKind> kinds,
      List<Option> options,
      SoundFileProvider watched)
      implements SoundFileProvider {

    @Override
    public SoundStream open(ByteSource source, OptionValues options) throws AudioException {
      return watched.open(source, options);
    }
  }

  /** A provider of synthesisers that run on separate threads. */
  private record WatchedMusic(
      String id,
      String displayName,
      MusicDevice device,
      List<Option> options,
      MusicProvider provider)
      implements MusicProvider {

    @Override
    public MusicDevice device(MusicSettings settings) {
      return Objects.requireNonNull(provider.device(settings), "device returned null");
    }

    @Override
    public MusicSynth open(MusicSettings settings) throws AudioException {
      return GuardedSynth.open(provider, settings, newSoundThread("music"));
    }
  }
}
