package ${package};

import java.util.Arrays;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;

/** Plays the last note of each part as a square wave. */
final class ${className}Synth implements MusicSynth, PartDevice {

  private static final int PARTS = 9;
  private static final int SILENT = -1;

  private final int sampleRate;
  private final int amplitude;
  private final int[] notes = new int[PARTS];
  private final int[] levels = new int[PARTS];
  private final double[] phases = new double[PARTS];

  ${className}Synth(int sampleRate, int amplitude) {
    this.sampleRate = sampleRate;
    this.amplitude = amplitude;
    Arrays.fill(notes, SILENT);
  }

  @Override
  public MusicDevice device() {
    return MusicDevice.GENERAL_MIDI;
  }

  @Override
  public PartDevice parts() {
    return this;
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public void render(short[] samples, int offset, int frames) {
    for (int i = 0; i < frames; i++) {
      int sum = 0;
      for (int part = 0; part < PARTS; part++) {
        sum += sample(part);
      }
      samples[offset + 2 * i] = (short) sum;
      samples[offset + 2 * i + 1] = (short) sum;
    }
  }

  private int sample(int part) {
    if (notes[part] == SILENT) {
      return 0;
    }
    double hertz = 440 * Math.pow(2, (notes[part] - 69) / 12.0);
    phases[part] = (phases[part] + hertz / sampleRate) % 1;
    int height = amplitude * levels[part] / 127;
    return phases[part] < 0.5 ? height : -height;
  }

  @Override
  public int channels() {
    return PARTS;
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    notes[channel] = note;
  }

  @Override
  public void noteOff(int channel, int note) {
    if (notes[channel] == note) {
      notes[channel] = SILENT;
    }
  }

  @Override
  public void allNotesOff(int channel) {
    notes[channel] = SILENT;
  }

  @Override
  public void volume(int channel, int level) {
    levels[channel] = level;
  }

  @Override
  public void bendRange(int channel, int semitones) {}

  @Override
  public void transpose(int channel, int semitones) {}

  @Override
  public void detune(int channel, int amount) {}

  @Override
  public void bend(int channel, int amount) {}

  @Override
  public void modulation(int channel, int value) {}

  @Override
  public void sustain(int channel, boolean pressed) {}

  @Override
  public void pan(int channel, int position) {}

  @Override
  public void priority(int channel, int priority) {}

  @Override
  public void reverb(int channel, int level) {}

  @Override
  public void chorus(int channel, int level) {}

  @Override
  public void instrument(int channel, Instrument instrument) {}
}
