package org.bowsprit.plugin.host.isolation;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Executor;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.file.SoundFileProvider;
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
 * Puts each provider of a plugin where it cannot stop a game: its calls are made on watched
 * threads, and one that never returns fails as if it had thrown.
 *
 * <p>All renderers live on one thread, for window systems want it so, until one of them has to be
 * left alone on it. A router, a sound device, a synthesiser and a reader of sound files have
 * threads of their own. What is built into the program is not watched.
 */
public final class PluginWatch {

  private static final long SOUND_PATIENCE = Duration.ofSeconds(5).toMillis();

  private final WatchedThread windows;

  /** Puts renderers on a thread of their own. */
  public PluginWatch() {
    this.windows = new WatchedThread("renderer", RendererProvider.PATIENCE.toMillis());
  }

  /**
   * Puts renderers on a thread that window systems like.
   *
   * @param windows does what it is given, one after the other, on that thread
   */
  public PluginWatch(Executor windows) {
    this.windows = new WatchedThread("renderer", RendererProvider.PATIENCE.toMillis(), windows);
  }

  /** Returns a renderer's provider that is watched, with everything it opens. */
  public RendererProvider over(RendererProvider provider) {
    Duration wanted = provider.patience();
    boolean sensible = wanted != null && !wanted.isNegative() && !wanted.isZero();
    Duration patience = sensible ? wanted : RendererProvider.PATIENCE;
    return Watched.over(RendererProvider.class, provider, windows, patience.toMillis());
  }

  /** Returns a sound device's provider that is watched, with the device it opens. */
  public AudioProvider over(AudioProvider provider) {
    return Watched.over(AudioProvider.class, provider, sound("sound"), SOUND_PATIENCE);
  }

  /** Returns a reader of sound files that is watched, with everything it opens. */
  public SoundFileProvider over(SoundFileProvider provider) {
    return Watched.over(SoundFileProvider.class, provider, sound("sound file"), SOUND_PATIENCE);
  }

  /** Returns a router's provider that was asked about itself; see {@link GuardedRouter}. */
  public RouterProvider over(RouterProvider provider) {
    return new KnownRouter(
        provider.id(),
        provider.displayName(),
        Set.copyOf(provider.capabilities()),
        List.copyOf(provider.options()),
        provider);
  }

  /** Returns a provider of synthesisers that are watched. */
  public MusicProvider over(MusicProvider provider) {
    return new WatchedMusic(
        provider.id(),
        provider.displayName(),
        Objects.requireNonNull(provider.device(), "device returned null"),
        List.copyOf(provider.options()),
        provider);
  }

  private static WatchedThread sound(String name) {
    return new WatchedThread(name, SOUND_PATIENCE);
  }

  /** What a router's provider says of itself was asked when it was loaded. */
  private record KnownRouter(
      String id,
      String displayName,
      Set<RouterCapability> capabilities,
      List<Option> options,
      RouterProvider provider)
      implements RouterProvider {

    @Override
    public Router open(OptionValues wanted) {
      return provider.open(wanted);
    }
  }

  /** What it opens works on a thread of its own. */
  private record WatchedMusic(
      String id,
      String displayName,
      MusicDevice device,
      List<Option> options,
      MusicProvider provider)
      implements MusicProvider {

    @Override
    public MusicSynth open(MusicSettings settings) throws AudioException {
      return GuardedSynth.open(provider, settings, sound("music"));
    }
  }
}
