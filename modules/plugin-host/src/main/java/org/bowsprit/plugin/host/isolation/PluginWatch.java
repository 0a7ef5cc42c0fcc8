package org.bowsprit.plugin.host.isolation;

import java.time.Duration;
import java.util.concurrent.Executor;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.recording.SoundFileProvider;
import org.bowsprit.audio.recording.WavFiles;
import org.bowsprit.audio.speaker.SpeakerSynth;
import org.bowsprit.audio.synth.GuardedSynth;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.NoSynth;
import org.bowsprit.render.RendererProvider;

/**
 * Calls renderers, and everything that sounds are heard through, in such a way that one that never
 * returns cannot stop a game: it fails instead, as if it had thrown.
 *
 * <p>All renderers live on one thread, for window systems want it so, until one of them has to be
 * left alone on it. A sound device, a synthesiser and a reader of sound files have threads of their
 * own.
 */
public final class PluginWatch {

  private static final Duration SOUND_PATIENCE = Duration.ofSeconds(5);

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
    return over(provider, patience(provider));
  }

  private RendererProvider over(RendererProvider provider, Duration patience) {
    return Watched.over(
        RendererProvider.class, provider, provider.id(), windows, patience.toMillis());
  }

  /** Asks a stranger how long he may take; one who gives no sensible answer gets the usual time. */
  private Duration patience(RendererProvider provider) {
    try {
      Duration wanted = over(provider, RendererProvider.PATIENCE).patience();
      return wanted.isNegative() || wanted.isZero() ? RendererProvider.PATIENCE : wanted;
    } catch (RuntimeException | Error e) {
      // Code of a stranger: not even an Error may end the program.
      return RendererProvider.PATIENCE;
    }
  }

  /** Returns a sound device's provider that is watched, with the device it opens. */
  public AudioProvider over(AudioProvider provider) {
    long patience = SOUND_PATIENCE.toMillis();
    return Watched.over(
        AudioProvider.class,
        provider,
        provider.id(),
        new WatchedThread("sound", patience),
        patience);
  }

  /** Returns a reader of sound files that is watched, with everything it opens. */
  public SoundFileProvider over(SoundFileProvider provider) {
    if (provider instanceof WavFiles) {
      return provider;
    }
    long patience = SOUND_PATIENCE.toMillis();
    return Watched.over(
        SoundFileProvider.class,
        provider,
        provider.id(),
        new WatchedThread("sound file", patience),
        patience);
  }

  /**
   * Opens a synthesiser, watched if it is a stranger's.
   *
   * @throws AudioException if it cannot be had, with the reason in one line
   */
  public MusicSynth open(MusicProvider provider, MusicSettings settings) throws AudioException {
    if (provider instanceof AdlibSynth.Provider
        || provider instanceof SpeakerSynth.Provider
        || provider instanceof NoSynth.Provider) {
      return provider.open(settings);
    }
    return GuardedSynth.open(provider, settings, new WatchedSynth(SOUND_PATIENCE.toMillis()));
  }
}
