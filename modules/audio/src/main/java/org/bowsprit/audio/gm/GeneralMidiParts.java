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
  private static final int DATA = 6;
  private static final int REVERB = 91;
  private static final int CHORUS = 93;
  private static final int PARAMETER_LOW = 100;
  private static final int PARAMETER_HIGH = 101;

  private static final int USUAL_REVERB = 64;
  private static final int LOUDEST = 127;

  private final Selection[] selected = new Selection[CHANNELS];

  /** The known facts about the instrument of a channel. */
  private static final class Selection {
    private boolean silent = true;
    private boolean roland;
  }

  /** Initialises all channels of the synthesiser that receives from {@code sink}. */
  public GeneralMidiParts(MidiSink sink) {
    super(sink);
    for (int i = 0; i < CHANNELS; i++) {
      selected[i] = new Selection();
      setUp(i);
    }
  }

  private void setUp(int channel) {
    control(channel, PARAMETER_HIGH, 0);
    control(channel, PARAMETER_LOW, 0);
    control(channel, DATA, WIDEST_BEND);
    volume(channel, LOUDEST);
    pan(channel, MIDDLE);
    program(channel, 0);
    sendWheel(channel);
    modulation(channel, 0);
    sustain(channel, false);
    reverb(channel, USUAL_REVERB);
    chorus(channel, 0);
    control(channel, BANK, 0);
    allNotesOff(channel);
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    if (!selected[channel].silent) {
      strike(channel, sounding(channel, note), velocity);
    }
  }

  @Override
  public void noteOff(int channel, int note) {
    super.noteOff(channel, sounding(channel, note));
  }

  private int sounding(int channel, int note) {
    return channel == RHYTHM && selected[channel].roland ? RolandSounds.drum(note) : note;
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
    selected[channel].roland =
        instrument instanceof Instrument.RolandProgram
            || instrument instanceof Instrument.RolandTimbre;
    OptionalInt program = program(instrument);
    selected[channel].silent = program.isEmpty();
    if (program.isPresent() && channel != RHYTHM) {
      program(channel, program.getAsInt());
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
}
