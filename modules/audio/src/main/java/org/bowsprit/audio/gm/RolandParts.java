package org.bowsprit.audio.gm;

import java.util.Arrays;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.bytes.Bytes;

/**
 * Plays parts on a Roland MT-32 or a compatible synthesiser, with the programs of the device and
 * the timbres that the music contains (spec 11 §9.2). A General MIDI program is replaced with the
 * nearest program of the device.
 *
 * @since 1.2
 */
public final class RolandParts extends MidiParts {

  private static final int FIRST_CHANNEL = 1;
  private static final int LAST_CHANNEL = 8;
  private static final int PROGRAM_COUNT = 128;
  private static final int RIGHTMOST_POSITION = 127;

  /** The addresses in the memory of the device, with seven bits in each byte. */
  private static final int PART_PATCHES = 0xC000;

  private static final int RHYTHM_SETUP = 0xC090;
  private static final int PROGRAM_BEND_RANGES = 0x14004;
  private static final int TIMBRES = 0x20000;
  private static final int SYSTEM_AREA = 0x40000;
  private static final int RESET = 0x1FC000;

  private static final int PART_PATCH_LENGTH = 16;
  private static final int PROGRAM_LENGTH = 8;
  private static final int TIMBRE_LENGTH = 256;

  /** The group of sounds in the memory of the device. */
  private static final int MEMORY_GROUP = 2;

  /**
   * The settings of the device: tuning, reverb, partials and MIDI channels of the parts, and master
   * volume.
   */
  private static final int[] SYSTEM = {
    0x40, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0x64
  };

  /**
   * The settings of the keys 24 to 34 of the rhythm part: sound, level, position and no reverb for
   * each key.
   */
  private static final int[] DRUMS = {
    0x40, 0x64, 7, 0, 0x4A, 0x64, 6, 0, 0x41, 0x64, 7, 0, 0x4B, 0x64, 8, 0, //
    0x45, 0x64, 6, 0, 0x44, 0x64, 11, 0, 0x51, 0x64, 5, 0, 0x43, 0x64, 8, 0, //
    0x50, 0x64, 7, 0, 0x42, 0x64, 3, 0, 0x4C, 0x64, 7, 0
  };

  private final MidiSink sink;
  private final Bytes[] loadedTimbres = new Bytes[CHANNELS];
  private final boolean[] isSilent = new boolean[CHANNELS];

  /** Initialises the device that receives from {@code sink}. */
  public RolandParts(MidiSink sink) {
    super(sink);
    this.sink = sink;
    Arrays.fill(loadedTimbres, Bytes.EMPTY);
    Arrays.fill(isSilent, true);
    writeMemory(RESET);
    writeMemory(SYSTEM_AREA, SYSTEM);
    writeMemory(RHYTHM_SETUP, DRUMS);
    for (int i = 0; i < PROGRAM_COUNT; i++) {
      writeMemory(PROGRAM_BEND_RANGES + PROGRAM_LENGTH * i, BEND_RANGE_SEMITONES);
    }
    for (int channel = FIRST_CHANNEL; channel <= LAST_CHANNEL; channel++) {
      setUp(channel);
      program(channel, 0);
    }
    setUp(RHYTHM_CHANNEL);
  }

  private void setUp(int channel) {
    pan(channel, CENTRE_POSITION);
    sendWheel(channel);
    modulation(channel, 0);
    sustain(channel, false);
    allNotesOff(channel);
  }

  private void writeMemory(int address, int... data) {
    sink.sysex(RolandSysex.messageFor(address, data));
  }

  /** Returns whether the channel has its own part in the device. */
  @Override
  public boolean isFor(int channel, boolean patched) {
    return channel >= FIRST_CHANNEL && channel <= LAST_CHANNEL;
  }

  @Override
  public void noteOn(int channel, int note, int velocity) {
    if (!isSilent[channel]) {
      sendNoteOn(channel, note, velocity);
    }
  }

  /** Sets the position. The device swaps left and right. */
  @Override
  public void pan(int channel, int position) {
    super.pan(channel, RIGHTMOST_POSITION - position);
  }

  /** Does nothing, because the device has one reverb for all parts. */
  @Override
  public void reverb(int channel, int level) {}

  /** Does nothing, because the device has no chorus. */
  @Override
  public void chorus(int channel, int level) {}

  /**
   * Selects an instrument. Patches for other chips, and timbres of which only the name is known,
   * are silent.
   */
  @Override
  public void instrument(int channel, Instrument instrument) {
    isSilent[channel] = false;
    if (instrument instanceof Instrument.RolandProgram rolandProgram) {
      selectProgram(channel, rolandProgram.number());
    } else if (instrument instanceof Instrument.Program generalMidi) {
      selectProgram(channel, RolandSounds.nearestProgram(generalMidi.number()));
    } else if (instrument instanceof Instrument.RolandTimbre timbre && !timbre.sound().isEmpty()) {
      selectTimbre(channel, timbre.sound());
    } else {
      isSilent[channel] = true;
    }
  }

  private void selectProgram(int channel, int program) {
    if (channel != RHYTHM_CHANNEL) {
      program(channel, program);
    }
  }

  /**
   * Selects a timbre that the music contains. First stores the timbre in the part of the device
   * memory that belongs to the channel, unless it is already stored there.
   */
  private void selectTimbre(int channel, Bytes timbre) {
    if (!isFor(channel, false)) {
      return;
    }
    int part = channel - FIRST_CHANNEL;
    if (!timbre.equals(loadedTimbres[channel])) {
      int[] data = new int[timbre.length()];
      Arrays.setAll(data, timbre::u8);
      writeMemory(TIMBRES + TIMBRE_LENGTH * part, data);
      loadedTimbres[channel] = timbre;
    }
    writeMemory(PART_PATCHES + PART_PATCH_LENGTH * part, MEMORY_GROUP, part);
  }
}
