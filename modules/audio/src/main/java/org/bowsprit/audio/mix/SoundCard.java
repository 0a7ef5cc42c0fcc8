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
 * CD tracks. The mix goes to a device as game time passes.
 *
 * <p>The card only receives events. The game never asks the card whether or how long a sound runs,
 * so a game behaves the same with and without a card. The card limits the volume of the mix and
 * keeps the device from running dry. It is used on the game's thread.
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
   * Creates an AdLib card for a device, without CD tracks and speech in files.
   *
   * @param device the device that receives the samples; the caller closes it
   */
  public SoundCard(AudioDevice device) {
    this(device, new AdlibSynth(), Recorder.NONE);
  }

  /**
   * Creates a card for a device.
   *
   * @param device the device that receives the samples; the caller closes it
   * @param synth the synthesiser that plays music, together with an AdLib if it is for MIDI; the
   *     caller closes it
   * @param recorder the recorder that opens speech and tracks in files
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

  /** Sets the volumes, from the next quantum on. */
  public void setVolumes(Volumes wanted) {
    volumes = wanted;
  }

  /** Returns the volumes. */
  public Volumes volumes() {
    return volumes;
  }

  /** Returns the number of frames for which the device had no room. */
  public long dropped() {
    return feed.dropped();
  }

  /** Returns the number of times that the device had nothing to play because the game was late. */
  public long gaps() {
    return feed.gaps();
  }

  /** Mixes the sound up to this quantum, with the state before the quantum. */
  @Override
  public void quantum(long micros) {
    framesOwed += device.sampleRate() * (long) Imuse.QUANTUM_MICROS;
    int frames = (int) (framesOwed / MICROS_A_SECOND);
    framesOwed -= frames * MICROS_A_SECOND;
    mix(frames);
    feed.play(block, limiter.exchange(left, right, frames, block));
  }

  /** Ends a frame. The sound of the frame is complete, because only quanta produce samples. */
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

  /** Closes the files that were opened. */
  @Override
  public void close() {
    recorded.close();
  }
}
