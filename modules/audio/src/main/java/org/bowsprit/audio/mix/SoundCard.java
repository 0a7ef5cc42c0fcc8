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
 * prevents the device from running out of frames. It is used on the game's thread.
 */
public final class SoundCard implements EffectListener, SoundTimeListener, AutoCloseable {

  private static final long MICROS_PER_SECOND = 1_000_000;

  private final AudioDevice device;
  private final MusicDevice musicDevice;
  private final MusicVoices musicVoices;
  private final RecordedVoices recordedVoices;
  private final List<EffectVoice> effectVoices = new ArrayList<>();
  private final int[] mono;
  private final int[] left;
  private final int[] right;
  private final short[] block;
  private Volumes volumes = Volumes.DEFAULT;
  private final Limiter limiter;
  private final DeviceFeed feed;
  private long pendingFrameUnits;

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
    musicVoices = new MusicVoices(synth, rate);
    recordedVoices = new RecordedVoices(recorder, rate);
    int maxFrames = (int) (rate * (long) Imuse.QUANTUM_MICROS / MICROS_PER_SECOND) + 1;
    mono = new int[maxFrames];
    left = new int[maxFrames];
    right = new int[maxFrames];
    block = new short[2 * maxFrames];
    limiter = new Limiter(maxFrames);
    feed = new DeviceFeed(device, maxFrames);
  }

  /** Returns the setup of a game that plays through this card. */
  public SoundSetup setup() {
    return new SoundSetup(
        musicDevice, musicVoices.parts(), this, SoundSetup.DEFAULT_VOLUME, Quirks.NONE, this);
  }

  /** Sets the volumes, from the next quantum on. */
  public void setVolumes(Volumes newVolumes) {
    volumes = newVolumes;
  }

  /** Returns the volumes. */
  public Volumes volumes() {
    return volumes;
  }

  /** Returns the number of frames for which the device had no room. */
  public long droppedFrames() {
    return feed.droppedFrames();
  }

  /** Returns the number of times that the device had nothing to play because the game was late. */
  public long gapCount() {
    return feed.gapCount();
  }

  /** Mixes the sound up to this quantum, with the state before the quantum. */
  @Override
  public void quantum(long micros) {
    pendingFrameUnits += device.sampleRate() * (long) Imuse.QUANTUM_MICROS;
    int frames = (int) (pendingFrameUnits / MICROS_PER_SECOND);
    pendingFrameUnits -= frames * MICROS_PER_SECOND;
    mix(frames);
    feed.play(block, limiter.limit(left, right, frames, block));
  }

  /** Ends a frame. The sound of the frame is complete, because only quanta produce samples. */
  @Override
  public void frame(long micros) {
    feed.endBurst();
  }

  private void mix(int frames) {
    Arrays.fill(mono, 0);
    Arrays.fill(left, 0);
    Arrays.fill(right, 0);
    musicVoices.addTo(left, right, frames, volumes.musicGain());
    recordedVoices.addTrack(left, right, frames, volumes.musicGain());
    recordedVoices.addSpeech(mono, left, right, frames, volumes.speechGain());
    recordedVoices.addEffectLines(mono, left, right, frames, volumes.effectGain());
    addEffects(frames);
    for (int i = 0; i < frames; i++) {
      left[i] += mono[i];
      right[i] += mono[i];
    }
  }

  private void addEffects(int frames) {
    for (int i = effectVoices.size() - 1; i >= 0; i--) {
      Resampler resampler = effectVoices.get(i).samples();
      resampler.addTo(mono, frames, volumes.effectGain());
      if (resampler.hasEnded()) {
        effectVoices.remove(i);
      }
    }
  }

  @Override
  public void started(int sound, Pcm samples) {
    effectVoices.add(
        new EffectVoice(sound, new Resampler(new PcmSource(samples), device.sampleRate())));
  }

  @Override
  public void resumed(int sound, Pcm samples, long micros) {
    PcmSource source = new PcmSource(samples);
    source.skip(micros);
    effectVoices.add(new EffectVoice(sound, new Resampler(source, device.sampleRate())));
  }

  @Override
  public void ended(int sound) {
    effectVoices.removeIf(effect -> effect.sound() == sound);
  }

  @Override
  public void replaced(int sound) {
    for (int i = 0; i < effectVoices.size(); i++) {
      if (effectVoices.get(i).sound() == sound) {
        effectVoices.remove(i);
        return;
      }
    }
  }

  @Override
  public void speechStarted(Recording voice, long micros) {
    recordedVoices.startSpeech(voice, micros);
  }

  @Override
  public void speechEnded() {
    recordedVoices.stopSpeech();
  }

  @Override
  public void lineStartedAsEffect(Recording voice) {
    recordedVoices.addEffectLine(voice);
  }

  @Override
  public void linesAsEffectsEnded() {
    recordedVoices.stopEffectLines();
  }

  @Override
  public void trackStarted(int track, long frame) {
    recordedVoices.startTrack(track, frame);
  }

  @Override
  public void trackEnded() {
    recordedVoices.stopTrack();
  }

  /** Closes the files that were opened. */
  @Override
  public void close() {
    recordedVoices.close();
  }
}
