package org.bowsprit.audio.imuse;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.bytes.Bytes;

/** A sysex of maker 0x41: a sound for one part of a Roland MT-32 (spec 11 §3, §9.2). */
final class RolandTimbres {

  static final int MAKER = 0x41;
  private static final int UNIT = 1;
  private static final int NAME = 7;
  private static final int NAME_LENGTH = 10;

  private RolandTimbres() {}

  /** Returns the channel of the part that a message addresses, 0 to 15. */
  static int channel(Bytes message) {
    return message.length() > UNIT ? message.u8(UNIT) & 15 : 0;
  }

  /** Returns the sound in a message; empty if it is too short to have a name. */
  static Optional<Instrument> timbre(Bytes message) {
    if (message.length() < NAME + NAME_LENGTH) {
      return Optional.empty();
    }
    byte[] name = message.slice(NAME, NAME_LENGTH).toArray();
    return Optional.of(
        new Instrument.RolandTimbre(new String(name, StandardCharsets.US_ASCII).stripTrailing()));
  }
}
