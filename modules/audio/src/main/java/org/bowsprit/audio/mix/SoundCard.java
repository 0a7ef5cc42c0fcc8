package org.bowsprit.audio.mix;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.imuse.Imuse;
import org.bowsprit.audio.imuse.Quirks;
import org.bowsprit.audio.recording.Recording;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.system.EffectListener;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.audio.system.SoundTimeListener;
import org.bowsprit.media.voc.Pcm;

/**
 * A sound card for a running game: a synthesiser for music, voices for sampled effects, speech and
 * CD tracks, mixed and handed to a device as the game's time passes.
 *
 * <p>It only listens: whether and how long a sound runs is never asked of it, so a game goes the
 * same with it and without. The mix is kept from being too loud, and the device from running dry.
 * Belongs to the game's thread.
 */
public final class SoundCard implements EffectListener, SoundTimeListener, AutoCloseable {

  private static final long MICROS_A_SECOND = 1_000_000;

  private final AudioDevice device;
  private final MusicDevice musicDevice;
  private final MusicVoices music;
  private final RecordedVoices recorded;
  private final List<EffectVoice> effects = new ArrayList<>();
  private final int[] both;
  private final int[] left;
  private final int[] right;
  private final short[] block;
  private Volumes volumes = Volumes.USUAL;
  private final Limiter limiter;
  private final DeviceFeed feed;
  private long framesOwed;

  private record EffectVoice(int sound, Resampler samples) {}

  /**
   * Puts an AdLib card before a device, without a CD or speech in files.
   *
   * @param device takes the samples; closing it stays the caller's business
   */
  public SoundCard(AudioDevice device) {
    this(device, new AdlibSynth(), Recorder.NONE);
  }

  /**
   * Puts a card before a device.
   *
   * @param device takes the samples; closing it stays the caller's business
   * @param synth plays music, an AdLib beside it if it is for MIDI; closing it stays the caller's
   *     business
   * @param recorder opens speech and tracks that lie in files
   */
  public SoundCard(AudioDevice device, MusicSynth synth, Recorder recorder) {
    this.device = device;
    int rate = device.sampleRate();
    musicDevice = synth.device();
    music = new MusicVoices(synth, rate);
    recorded = new RecordedVoices(recorder, rate);
    int longest = (int) (rate * (long) Imuse.QUANTUM_MICROS / MICROS_A_SECOND) + 1;
    both = new int[longest];
    left = new int[longest];
    right = new int[longest];
    block = new short[2 * longest];
    limiter = new Limiter(longest);
    feed = new DeviceFeed(device, longest);
  }

  /** Returns the setup of a game that plays through this card. */
  public SoundSetup setup() {
    return new SoundSetup(
        musicDevice, music.parts(), this, SoundSetup.USUAL_VOLUME, Quirks.NONE, this);
  }

  /** Sets how loud everything is, from the next quantum on. */
  public void setVolumes(Volumes wanted) {
    volumes = wanted;
  }

  /** Returns how loud everything is. */
  public Volumes volumes() {
    return volumes;
  }

  /** Returns how many frames the device had no room for. */
  public long dropped() {
    return feed.dropped();
  }

  /** Returns how often the device had nothing to play because the game was late. */
  public long gaps() {
    return feed.gaps();
  }

  /** Mixes the time up to this quantum, as everything stood before it. */
  @Override
  public void quantum(long micros) {
    framesOwed += device.sampleRate() * (long) Imuse.QUANTUM_MICROS;
    int frames = (int) (framesOwed / MICROS_A_SECOND);
    framesOwed -= frames * MICROS_A_SECOND;
    mix(frames);
    feed.play(block, limiter.exchange(left, right, frames, block));
  }

  /** All of a frame's sound has been made: samples are made by quanta alone. */
  @Override
  public void frame(long micros) {
    feed.endBurst();
  }

  private void mix(int frames) {
    Arrays.fill(both, 0);
    Arrays.fill(left, 0);
    Arrays.fill(right, 0);
    music.addTo(left, right, frames, volumes.musicGain());
    recorded.addTrack(left, right, frames, volumes.musicGain());
    recorded.addSpeech(both, left, right, frames, volumes.speechGain());
    recorded.addAsides(both, left, right, frames, volumes.effectGain());
    addEffects(frames);
    for (int i = 0; i < frames; i++) {
      left[i] += both[i];
      right[i] += both[i];
    }
  }

  private void addEffects(int frames) {
    for (int i = effects.size() - 1; i >= 0; i--) {
      Resampler samples = effects.get(i).samples();
      samples.addTo(both, frames, volumes.effectGain());
      if (samples.ended()) {
        effects.remove(i);
      }
    }
  }

  @Override
  public void started(int sound, Pcm samples) {
    effects.add(new EffectVoice(sound, new Resampler(new PcmSource(samples), device.sampleRate())));
  }

  @Override
  public void resumed(int sound, Pcm samples, long micros) {
    PcmSource source = new PcmSource(samples);
    source.skip(micros);
    effects.add(new EffectVoice(sound, new Resampler(source, device.sampleRate())));
  }

  @Override
  public void ended(int sound) {
    effects.removeIf(effect -> effect.sound() == sound);
  }

  @Override
  public void dropped(int sound) {
    for (int i = 0; i < effects.size(); i++) {
      if (effects.get(i).sound() == sound) {
        effects.remove(i);
        return;
      }
    }
  }

  @Override
  public void speechStarted(Recording voice, long micros) {
    recorded.speak(voice, micros);
  }

  @Override
  public void speechEnded() {
    recorded.hush();
  }

  @Override
  public void lineAsEffect(Recording voice) {
    recorded.addAside(voice);
  }

  @Override
  public void linesAsEffectsEnded() {
    recorded.stopAsides();
  }

  @Override
  public void trackStarted(int track, long frame) {
    recorded.play(track, frame);
  }

  @Override
  public void trackEnded() {
    recorded.stop();
  }

  /** Gives back the files of which something was heard. */
  @Override
  public void close() {
    recorded.close();
  }
}
