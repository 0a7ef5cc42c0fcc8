package org.bowsprit.audio.imuse;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.bytes.Bytes;

/**
 * Decodes system exclusive messages of maker 0x41. Such a message contains a timbre, which is a
 * sound for one part of a Roland MT-32 (spec 11 §3, §9.2).
 */
final class RolandTimbres {

  static final int MAKER_ID = 0x41;
  private static final int CHANNEL_OFFSET = 1;
  private static final int NAME_OFFSET = 7;
  private static final int NAME_LENGTH = 10;

  /** The length of a complete timbre, which begins with the name. */
  private static final int TIMBRE_LENGTH = 246;

  private RolandTimbres() {}

  /** Returns the channel of the part that a message addresses, 0 to 15. */
  static int channelOf(Bytes message) {
    return message.length() > CHANNEL_OFFSET ? message.u8(CHANNEL_OFFSET) & 15 : 0;
  }

  /** Returns the timbre in a message. It is empty if the message is too short for a name. */
  static Optional<Instrument> timbreIn(Bytes message) {
    if (message.length() < NAME_OFFSET + NAME_LENGTH) {
      return Optional.empty();
    }
    boolean isComplete = message.length() >= NAME_OFFSET + TIMBRE_LENGTH;
    return Optional.of(
        fromBytes(message.slice(NAME_OFFSET, isComplete ? TIMBRE_LENGTH : NAME_LENGTH)));
  }

  /** Returns the timbre with these bytes. They are a complete timbre or only a name. */
  static Instrument.RolandTimbre fromBytes(Bytes bytes) {
    Bytes name = bytes.slice(0, Math.min(NAME_LENGTH, bytes.length()));
    return new Instrument.RolandTimbre(
        new String(name.toArray(), StandardCharsets.US_ASCII).stripTrailing(),
        bytes.length() == TIMBRE_LENGTH ? bytes : Bytes.EMPTY);
  }

  /** Returns the bytes of a complete timbre, or the bytes of the name if only this is known. */
  static Bytes toBytes(Instrument.RolandTimbre timbre) {
    return timbre.sound().isEmpty()
        ? Bytes.wrap(timbre.name().getBytes(StandardCharsets.US_ASCII))
        : timbre.sound();
  }
}
