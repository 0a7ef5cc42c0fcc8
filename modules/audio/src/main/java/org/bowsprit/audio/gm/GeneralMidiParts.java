package org.bowsprit.audio.gm;

import java.util.OptionalInt;
import org.bowsprit.audio.synth.Instrument;

/**
 * Plays parts on the channels of a General MIDI synthesiser. Transposition and detuning are sent as
 * pitch bends, so that sounding notes continue (spec 11 §9.1).
 *
 * @since 1.0
 */
public final class GeneralMidiParts extends MidiParts {

  private static final int BANK = 0;
  private static final int DATA_ENTRY = 6;
  private static final int REVERB = 91;
  private static final int CHORUS = 93;
  private static final int PARAMETER_LOW = 100;
  private static final int PARAMETER_HIGH = 101;

  private static final int DEFAULT_REVERB = 64;
  private static final int MAX_VOLUME = 127;

  private final Selection[] selections = new Selection[CHANNELS];

  /** The properties of the instrument that is selected on a channel. */
  private static final class Selection {
    private boolean isSilent = true;
    private boolean isRoland;
  }

  /** Initialises all channels of the synthesiser that receives from {@code sink}. */
  public GeneralMidiParts(MidiSink sink) {
    super(sink);
    for (int i = 0; i < CHANNELS; i++) {
      selections[i] = new Selection();
      setUp(i);
    }
  }

  private void setUp(int channel) {
    control(channel, PARAMETER_HIGH, 0);
    control(channel, PARAMETER_LOW, 0);
    control(channel, DATA_ENTRY, BEND_RANGE_SEMITONES);
    volume(channel, MAX_VOLUME);
    pan(channel, CENTRE_POSITION);
    program(channel, 0);
    sendWheel(channel);
    modulation(channel, 0);
    sustain(channel, false);
    reverb(channel, DEFAULT_REVERB);
    chorus(channel, 0);
    control(channel, BANK, 0);
    allNotesOff(channel);
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    if (!selections[channel].isSilent) {
      sendNoteOn(channel, soundingNote(channel, note), velocity);
    }
  }

  @Override
  public void noteOff(int channel, int note) {
    super.noteOff(channel, soundingNote(channel, note));
  }

  private int soundingNote(int channel, int note) {
    return channel == RHYTHM_CHANNEL && selections[channel].isRoland
        ? RolandSounds.generalMidiDrum(note)
        : note;
  }

  @Override
  public void reverb(int channel, int level) {
    control(channel, REVERB, level);
  }

  @Override
  public void chorus(int channel, int level) {
    control(channel, CHORUS, level);
  }

  /**
   * Selects an instrument. Patches for other chips, and Roland sounds without a similar General
   * MIDI sound, are silent.
   */
  @Override
  public void instrument(int channel, Instrument instrument) {
    selections[channel].isRoland =
        instrument instanceof Instrument.RolandProgram
            || instrument instanceof Instrument.RolandTimbre;
    OptionalInt program = program(instrument);
    selections[channel].isSilent = program.isEmpty();
    if (program.isPresent() && channel != RHYTHM_CHANNEL) {
      program(channel, program.getAsInt());
    }
  }

  private static OptionalInt program(Instrument instrument) {
    if (instrument instanceof Instrument.Program generalMidi) {
      return OptionalInt.of(generalMidi.number());
    }
    if (instrument instanceof Instrument.RolandProgram rolandProgram) {
      return OptionalInt.of(RolandSounds.generalMidiProgram(rolandProgram.number()));
    }
    if (instrument instanceof Instrument.RolandTimbre timbre) {
      return RolandSounds.programOfTimbre(timbre.name());
    }
    return OptionalInt.empty();
  }
}
