package org.bowsprit.audio.midiport;

import java.time.Duration;
import javax.sound.midi.MidiMessage;
import javax.sound.midi.SysexMessage;

/**
 * Computes the pause that a Roland MT-32 needs after a system exclusive message. The first models
 * lose data that arrives before they have processed such a message.
 */
final class SysexPause {

  /** The time to send one byte, which has ten bits at 31,250 baud. */
  private static final Duration BYTE = Duration.ofNanos(320_000);

  private static final Duration SMALL = Duration.ofMillis(4);
  private static final Duration LARGE = Duration.ofMillis(40);
  private static final Duration RESET = Duration.ofMillis(250);
  private static final int LARGE_LENGTH = 25;

  /**
   * The position of the address in a message. An address that begins with {@link #RESET_ADDRESS}
   * resets the device.
   */
  private static final int ADDRESS = 5;

  private static final int RESET_ADDRESS = 0x7F;

  private SysexPause() {}

  /** Returns the time from the start of a message to the next message. */
  static Duration after(MidiMessage message) {
    if (!(message instanceof SysexMessage)) {
      return Duration.ZERO;
    }
    return BYTE.multipliedBy(message.getLength()).plus(margin(message));
  }

  private static Duration margin(MidiMessage message) {
    byte[] bytes = message.getMessage();
    if (bytes.length > ADDRESS && bytes[ADDRESS] == RESET_ADDRESS) {
      return RESET;
    }
    return bytes.length >= LARGE_LENGTH ? LARGE : SMALL;
  }
}
