package org.bowsprit.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.imuse.Imuse;
import org.bowsprit.audio.mix.SilentProvider;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.recording.Recording;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.PartDevice;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.media.voc.Pcm;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Measures how long a mix of nine notes, eight effects and speech takes. The device is silent, and
 * its buffers alternate between 8 and 12 ms, which are two and three quanta of the driver.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 2)
public class MixerBenchmark {

  private static final int NOTE_COUNT = 9;
  private static final int EFFECT_COUNT = 8;

  /** The number of frames that the device plays per second. */
  @Param({"44100", "48000"})
  public int rate;

  private SoundCard card;
  private long micros;
  private boolean isLonger;

  /** Starts as many endless sounds as a card can play simultaneously. */
  @Setup
  public void start() {
    AudioDevice silent = new SilentProvider().open(new AudioSettings(rate, 60, ""));
    card = new SoundCard(silent);
    PartDevice parts = card.setup().synthesiser();
    byte[] patch = new byte[Instrument.Patch.OPL_LENGTH];
    patch[0] = 0x21;
    patch[1] = 0x30;
    patch[5] = 0x21;
    patch[6] = 0x3F;
    for (int operator = 0; operator <= 5; operator += 5) {
      patch[operator + 2] = 0x0F;
      patch[operator + 3] = (byte) 0xF0;
    }
    parts.instrument(0, new Instrument.Patch(patch));
    parts.volume(0, 96);
    for (int note = 60; note < 60 + NOTE_COUNT; note++) {
      parts.noteOn(0, note, 100);
    }
    for (int sound = 1; sound <= EFFECT_COUNT; sound++) {
      card.started(sound, endlessSound(6_849));
    }
    card.speechStarted(new Recording.Samples(endlessSound(11_025)), 0);
  }

  private static Pcm endlessSound(int rate) {
    byte[] samples = new byte[rate / 100];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = (byte) (128 + i % 17);
    }
    return new Pcm(
        List.of(
            new Pcm.RepeatStart(Pcm.FOREVER),
            new Pcm.Samples(rate, Bytes.wrap(samples)),
            new Pcm.RepeatEnd()));
  }

  /** Mixes one buffer. */
  @Benchmark
  public void buffer() {
    isLonger = !isLonger;
    for (int i = isLonger ? 3 : 2; i > 0; i--) {
      micros += Imuse.QUANTUM_MICROS;
      card.quantum(micros);
    }
    card.frame(micros);
  }
}
