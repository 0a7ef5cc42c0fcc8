package org.bowsprit.audio.imuse;

import org.bowsprit.audio.resource.Rendition;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.bytes.Bytes;

/**
 * Encodes instruments for the state of a part, as a number and, if the number is not enough, bytes.
 */
final class InstrumentCode {

  private static final int NONE_OR_PATCH = -1;
  private static final int FIRST_ROLAND_PROGRAM = 128;
  private static final int TIMBRE = 256;

  private InstrumentCode() {}

  static int numberOf(Instrument instrument) {
    if (instrument instanceof Instrument.Program program) {
      return program.number();
    }
    if (instrument instanceof Instrument.RolandProgram rolandProgram) {
      return FIRST_ROLAND_PROGRAM + rolandProgram.number();
    }
    return instrument instanceof Instrument.RolandTimbre ? TIMBRE : NONE_OR_PATCH;
  }

  static Bytes bytesOf(Instrument instrument) {
    if (instrument instanceof Instrument.RolandTimbre timbre) {
      return RolandTimbres.toBytes(timbre);
    }
    return instrument instanceof Instrument.Patch patch ? Bytes.wrap(patch.toArray()) : Bytes.EMPTY;
  }

  static Instrument decode(int number, Bytes bytes) {
    if (number == TIMBRE) {
      return RolandTimbres.fromBytes(bytes);
    }
    if (number >= FIRST_ROLAND_PROGRAM) {
      return new Instrument.RolandProgram(number - FIRST_ROLAND_PROGRAM);
    }
    if (number >= 0) {
      return new Instrument.Program(number);
    }
    return bytes.isEmpty() ? new Instrument.None() : new Instrument.Patch(bytes.toArray());
  }

  /** Returns whether music of a rendition can have an instrument of this type. */
  static boolean isPossibleIn(Rendition rendition, Instrument instrument) {
    if (instrument instanceof Instrument.Patch) {
      return rendition.containsPatches();
    }
    return rendition
        == (instrument instanceof Instrument.Program ? Rendition.GENERAL_MIDI : Rendition.ROLAND);
  }
}
