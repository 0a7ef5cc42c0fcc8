package org.bowsprit.audio.gm;

import java.util.OptionalInt;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.audio.synth.PartDevice;

/**
 * Plays parts on the channels of a General MIDI synthesiser. Transposition and detuning are sent as
 * pitch bends, so that notes need not be struck again (spec 11 §9.1).
 *
 * @since 1.0
 */
public final class GeneralMidiParts implements PartDevice {

  private static final int CHANNELS = 16;
  private static final int RHYTHM = 9;

  private static final int NOTE_OFF = 0x80;
  private static final int NOTE_ON = 0x90;
  private static final int CONTROL = 0xB0;
  private static final int PROGRAM = 0xC0;
  private static final int WHEEL = 0xE0;

  private static final int BANK = 0;
  private static final int MODULATION = 1;
  private static final int DATA = 6;
  private static final int VOLUME = 7;
  private static final int PAN = 10;
  private static final int PEDAL = 64;
  private static final int REVERB = 91;
  private static final int CHORUS = 93;
  private static final int PARAMETER_LOW = 100;
  private static final int PARAMETER_HIGH = 101;
  private static final int ALL_NOTES_OFF = 123;

  private static final int WIDEST_BEND = 16;
  private static final int USUAL_REVERB = 64;
  private static final int MIDDLE = 63;
  private static final int LOUDEST = 127;
  private static final int WHEEL_CENTRE = 0x2000;
  private static final int FARTHEST_BEND = 2048;
  private static final int ON = 127;

  private final MidiSink sink;
  private final Channel[] channels = new Channel[CHANNELS];

  /** The values that add up to a channel's pitch bend, and the sounds that the channel plays. */
  private static final class Channel {
    private int bend;
    private int range = 2;
    private int transpose;
    private int detune;
    private boolean silent = true;
    private boolean roland;

    private int wheel() {
      int sum = ((bend * range) >> 6) + detune + transpose * 128;
      return WHEEL_CENTRE + 4 * Math.max(-FARTHEST_BEND, Math.min(FARTHEST_BEND - 1, sum));
    }
  }

  /** Initialises all channels of the synthesiser behind {@code sink}. */
  public GeneralMidiParts(MidiSink sink) {
    this.sink = sink;
    for (int i = 0; i < CHANNELS; i++) {
      channels[i] = new Channel();
      setUp(i);
    }
  }

  private void setUp(int channel) {
    control(channel, PARAMETER_HIGH, 0);
    control(channel, PARAMETER_LOW, 0);
    control(channel, DATA, WIDEST_BEND);
    control(channel, VOLUME, LOUDEST);
    control(channel, PAN, MIDDLE);
    sink.message(PROGRAM | channel, 0, 0);
    sendWheel(channel);
    control(channel, MODULATION, 0);
    control(channel, PEDAL, 0);
    control(channel, REVERB, USUAL_REVERB);
    control(channel, CHORUS, 0);
    control(channel, BANK, 0);
    control(channel, ALL_NOTES_OFF, 0);
  }

  private void control(int channel, int number, int value) {
    sink.message(CONTROL | channel, number, value);
  }

  private void sendWheel(int channel) {
    int wheel = channels[channel].wheel();
    sink.message(WHEEL | channel, wheel & 127, wheel >> 7);
  }

  @Override
  public int channels() {
    return CHANNELS;
  }

  @Override
  public int rhythmChannel() {
    return RHYTHM;
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    if (!channels[channel].silent) {
      sink.message(NOTE_ON | channel, sounding(channel, note), velocity);
    }
  }

  @Override
  public void noteOff(int channel, int note) {
    sink.message(NOTE_OFF | channel, sounding(channel, note), 0);
  }

  private int sounding(int channel, int note) {
    return channel == RHYTHM && channels[channel].roland ? RolandSounds.drum(note) : note;
  }

  @Override
  public void volume(int channel, int level) {
    control(channel, VOLUME, level);
  }

  @Override
  public void bendRange(int channel, int semitones) {
    channels[channel].range = semitones;
    sendWheel(channel);
  }

  @Override
  public void transpose(int channel, int semitones) {
    channels[channel].transpose = semitones;
    sendWheel(channel);
  }

  @Override
  public void detune(int channel, int amount) {
    channels[channel].detune = amount;
    sendWheel(channel);
  }

  @Override
  public void bend(int channel, int amount) {
    channels[channel].bend = amount;
    sendWheel(channel);
  }

  @Override
  public void modulation(int channel, int value) {
    control(channel, MODULATION, value);
  }

  @Override
  public void sustain(int channel, boolean pressed) {
    control(channel, PEDAL, pressed ? ON : 0);
  }

  @Override
  public void pan(int channel, int position) {
    control(channel, PAN, position);
  }

  /** Does nothing: a General MIDI synthesiser decides itself which notes to keep. */
  @Override
  public void priority(int channel, int priority) {}

  @Override
  public void reverb(int channel, int level) {
    control(channel, REVERB, level);
  }

  @Override
  public void chorus(int channel, int level) {
    control(channel, CHORUS, level);
  }

  /**
   * Patches for other chips, and Roland sounds without a similar General MIDI sound, are silent.
   */
  @Override
  public void instrument(int channel, Instrument instrument) {
    channels[channel].roland =
        instrument instanceof Instrument.RolandProgram
            || instrument instanceof Instrument.RolandTimbre;
    OptionalInt program = program(instrument);
    channels[channel].silent = program.isEmpty();
    if (program.isPresent() && channel != RHYTHM) {
      sink.message(PROGRAM | channel, program.getAsInt(), 0);
    }
  }

  private static OptionalInt program(Instrument instrument) {
    if (instrument instanceof Instrument.Program own) {
      return OptionalInt.of(own.number());
    }
    if (instrument instanceof Instrument.RolandProgram rolands) {
      return OptionalInt.of(RolandSounds.program(rolands.number()));
    }
    if (instrument instanceof Instrument.RolandTimbre timbre) {
      return RolandSounds.timbre(timbre.name());
    }
    return OptionalInt.empty();
  }

  @Override
  public void allNotesOff(int channel) {
    control(channel, ALL_NOTES_OFF, 0);
  }
}
