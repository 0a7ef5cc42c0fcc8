package org.bowsprit.audio.midiport;

import java.time.Duration;
import javax.sound.midi.MidiMessage;
import javax.sound.midi.SysexMessage;

/**
 * Computes the pause that a Roland MT-32 needs after a system exclusive message. The first models
 * lose data that arrives before they have processed such a message.
 */
final class SysexPause {

  /** The time to send one byte at 31,250 baud. A byte is sent as ten bits. */
  private static final Duration TIME_PER_BYTE = Duration.ofNanos(320_000);

  private static final Duration SMALL_MARGIN = Duration.ofMillis(4);
  private static final Duration LARGE_MARGIN = Duration.ofMillis(40);
  private static final Duration RESET_MARGIN = Duration.ofMillis(250);
  private static final int MIN_LARGE_LENGTH = 25;

  /**
   * The position of the address in a message. An address that begins with {@link #RESET_ADDRESS}
   * resets the device.
   */
  private static final int ADDRESS_OFFSET = 5;

  private static final int RESET_ADDRESS = 0x7F;

  private SysexPause() {}

  /** Returns the time from the start of a message to the next message. */
  static Duration after(MidiMessage message) {
    if (!(message instanceof SysexMessage)) {
      return Duration.ZERO;
    }
    return TIME_PER_BYTE.multipliedBy(message.getLength()).plus(margin(message));
  }

  private static Duration margin(MidiMessage message) {
    byte[] bytes = message.getMessage();
    if (bytes.length > ADDRESS_OFFSET && bytes[ADDRESS_OFFSET] == RESET_ADDRESS) {
      return RESET_MARGIN;
    }
    return bytes.length >= MIN_LARGE_LENGTH ? LARGE_MARGIN : SMALL_MARGIN;
  }
}
