package org.bowsprit.audio.imuse;

import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;

/**
 * A decoded command in the music, which is a system exclusive message of maker 0x7D (spec 11 §3).
 */
sealed interface ImuseSysex {

  int MAKER_ID = 0x7D;

  record AllocatePart(
      int channel,
      boolean isOn,
      boolean hasReverb,
      int priority,
      int volume,
      int pan,
      int transpose,
      boolean isPercussion,
      int detune,
      int bendRange,
      int program)
      implements ImuseSysex {}

  record FreePart(int channel) implements ImuseSysex {}

  /** The start of a song, after which the parts of the previous song are no longer needed. */
  record StartOfSong() implements ImuseSysex {}

  record PartInstrument(int channel, Instrument instrument) implements ImuseSysex {}

  record GlobalInstrument(int slot, Instrument.Patch patch) implements ImuseSysex {}

  record Jump(int hook, int track, int beat, int tick) implements ImuseSysex {}

  record Transpose(int hook, boolean isRelative, int semitones) implements ImuseSysex {}

  record PartOnOff(int channel, int hook, boolean isOn) implements ImuseSysex {}

  record PartVolume(int channel, int hook, int volume) implements ImuseSysex {}

  record PartProgram(int channel, int hook, int program) implements ImuseSysex {}

  record PartTranspose(int channel, int hook, boolean isRelative, int semitones)
      implements ImuseSysex {}

  record Markers(Bytes ids) implements ImuseSysex {}

  record SetLoop(int count, int toBeat, int toTick, int fromBeat, int fromTick)
      implements ImuseSysex {}

  record ClearLoop() implements ImuseSysex {}

  record SetProgram(int channel, int bank, int program) implements ImuseSysex {}

  /** A command without a meaning in version 5. */
  record Ignored(int code) implements ImuseSysex {}

  /**
   * Decodes the data after the maker id. A message that is too short for its command is {@link
   * Ignored}.
   *
   * @param data the code and its arguments, without the final F7
   */
  static ImuseSysex decode(Bytes data) {
    if (data.isEmpty() || data.length() > 255) {
      return new Ignored(-1);
    }
    ByteReader in = data.reader(ChunkPath.ROOT);
    int code = in.u8();
    try {
      return decode(code, in);
    } catch (FormatException exception) {
      return new Ignored(code);
    }
  }

  private static ImuseSysex decode(int code, ByteReader in) {
    return switch (code) {
      case 0 -> allocatePart(in);
      case 1 -> new FreePart(channel(in));
      case 2 -> new StartOfSong();
      case 16 -> partInstrument(in);
      case 17 -> globalInstrument(in);
      case 48 -> {
        in.skip(1);
        yield new Jump(nibbles8(in), nibbles16(in), nibbles16(in), nibbles16(in));
      }
      case 49 -> {
        in.skip(1);
        yield new Transpose(nibbles8(in), nibbles8(in) != 0, (byte) nibbles8(in));
      }
      case 50 -> new PartOnOff(channel(in), nibbles8(in), nibbles8(in) != 0);
      case 51 -> new PartVolume(channel(in), nibbles8(in), nibbles8(in) & 0x7F);
      case 52 -> new PartProgram(channel(in), nibbles8(in), nibbles8(in));
      case 53 ->
          new PartTranspose(channel(in), nibbles8(in), nibbles8(in) != 0, (byte) nibbles8(in));
      case 64 -> {
        in.skip(1);
        yield new Markers(in.rest());
      }
      case 80 -> {
        in.skip(1);
        yield new SetLoop(
            nibbles16(in), nibbles16(in), nibbles16(in), nibbles16(in), nibbles16(in));
      }
      case 81 -> new ClearLoop();
      case 96 -> new SetProgram(channel(in), nibbles8(in), nibbles8(in));
      default -> new Ignored(code);
    };
  }

  private static ImuseSysex allocatePart(ByteReader in) {
    int channel = channel(in);
    int flags = nibbles8(in);
    int priority = (byte) nibbles8(in);
    int volume = nibbles8(in);
    int pan = (byte) nibbles8(in);
    int transposeByte = nibbles8(in);
    int detune = (byte) nibbles8(in);
    int bendRange = nibbles8(in);
    int program = nibbles8(in);
    int transpose =
        transposeByte == 0x80
            ? Transposition.NONE
            : Transposition.fold((byte) transposeByte, Transposition.OCTAVE);
    return new AllocatePart(
        channel,
        (flags & 1) != 0,
        (flags & 2) != 0,
        priority,
        volume & 0x7F,
        pan,
        transpose,
        (transposeByte & 0x80) != 0,
        detune,
        bendRange,
        program);
  }

  private static ImuseSysex partInstrument(ByteReader in) {
    int channel = channel(in);
    in.skip(1);
    return new PartInstrument(
        channel,
        isPatch(in.remaining()) ? new Instrument.Patch(joinNibbles(in)) : new Instrument.None());
  }

  private static ImuseSysex globalInstrument(ByteReader in) {
    in.skip(2);
    int slot = in.u8() & 31;
    return isPatch(in.remaining())
        ? new GlobalInstrument(slot, new Instrument.Patch(joinNibbles(in)))
        : new Ignored(17);
  }

  private static boolean isPatch(int nibbleCount) {
    return nibbleCount == 2 * Instrument.Patch.OPL_LENGTH
        || nibbleCount == 2 * Instrument.Patch.SPEAKER_LENGTH;
  }

  private static byte[] joinNibbles(ByteReader in) {
    byte[] bytes = new byte[in.remaining() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) nibbles8(in);
    }
    return bytes;
  }

  private static int channel(ByteReader in) {
    return in.u8() & 15;
  }

  private static int nibbles8(ByteReader in) {
    return (in.u8() & 15) << 4 | (in.u8() & 15);
  }

  private static int nibbles16(ByteReader in) {
    return nibbles8(in) << 8 | nibbles8(in);
  }
}
